import { type CallGroup, plain, staff } from '../call';
import { attention } from '../entities/attention';

export const attentionGroup: CallGroup = {
  api: 'attention',
  title: 'What needs attention',
  calls: [
    staff('GET /admin/attention', 'attention.show', plain(attention), {
      summary: 'What staff should look at today, in numbers',
    }),
  ],
};
