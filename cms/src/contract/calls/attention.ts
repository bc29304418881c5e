import type { CallGroup } from '../call';
import { attention } from '../entities/attention';

export const attentionGroup: CallGroup = {
  api: 'attention',
  title: 'What needs attention',
  calls: [
    {
      method: 'GET',
      path: '/admin/attention',
      handler: 'attention.show',
      who: 'staff',
      summary: 'What staff should look at today, in numbers',
      answer: { status: 200, body: attention },
    },
  ],
};
