import { z } from 'zod';
import { type CallGroup, host, plain } from '../call';
import { attention } from '../entities/attention';

const contentVersion = z.strictObject({ version: z.string().describe('Opaque.') });

export const attentionGroup: CallGroup = {
  api: 'attention',
  title: 'What needs attention',
  calls: [
    host('GET /admin/attention', 'attention.show', plain(attention), {
      summary: 'Counts of what needs the staff’s attention today',
    }),
    host('GET /admin/version', 'attention.version', plain(contentVersion), {
      summary: 'A string that changes with every content change, so that a screen can follow other devices',
    }),
  ],
};
