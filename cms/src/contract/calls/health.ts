import { z } from 'zod';
import type { CallGroup } from '../call';

export const healthGroup: CallGroup = {
  api: 'health',
  title: 'Health',
  calls: [
    {
      method: 'GET',
      path: '/health',
      handler: 'health.check',
      who: 'anyone',
      summary: 'Whether the database answers',
      answer: { status: 200, body: z.strictObject({ status: z.literal('ok') }) },
      failures: [503],
    },
  ],
};
