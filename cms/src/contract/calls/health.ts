import { z } from 'zod';
import { anyone, type CallGroup, plain } from '../call';

export const healthGroup: CallGroup = {
  api: 'health',
  title: 'Health',
  calls: [
    anyone('GET /health', 'health.check', plain(z.strictObject({ status: z.literal('ok') })), {
      summary: 'Whether the database answers',
      failures: [503],
    }),
  ],
};
