import { z } from 'zod';
import { type CallGroup, host, plain } from '../call';
import { attention } from '../entities/attention';

const contentVersion = z.strictObject({ version: z.string().describe('Opaque.') });

export const attentionGroup: CallGroup = {
  api: 'attention',
  title: 'What needs attention',
  calls: [
    host('GET /admin/attention', 'attention.show', plain(attention), {
      summary: 'What staff should look at today, in numbers',
    }),
    host('GET /admin/version', 'attention.version', plain(contentVersion), {
      summary: 'A text that differs after every content change, so that a screen can follow other phones',
    }),
  ],
};
