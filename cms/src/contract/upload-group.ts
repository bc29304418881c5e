import { z } from 'zod';
import type { CallGroup } from './call';
import { requiredLine } from './fields';
import { upload } from './staff-entities';

/** What a picture shows, for those who do not see it. */
export const uploadFields = z.strictObject({ alt: requiredLine(300) });

export const uploadGroup: CallGroup = {
  api: 'picture',
  title: 'Pictures',
  calls: [
    {
      method: 'POST',
      path: '/admin/uploads',
      handler: 'staff-uploads.create',
      who: 'staff',
      summary: 'Stores a picture',
      description:
        'JPEG, PNG, WebP or AVIF, judged by its content; at most 10 MB and 50 megapixels. It is decoded and encoded again, upright and without metadata.',
      isMultipart: true,
      body: uploadFields,
      answer: { status: 201, body: upload },
      failures: [413, 415],
    },
    {
      method: 'PATCH',
      path: '/admin/uploads/:id',
      handler: 'staff-uploads.describe',
      who: 'staff',
      summary: 'Says anew what a picture shows, wherever it is shown',
      body: uploadFields,
      answer: { status: 200, body: upload },
      failures: [404],
    },
  ],
};
