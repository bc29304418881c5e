import type { CallGroup } from '../call';
import { picture, pictureBody } from '../entities/picture';

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
      body: pictureBody,
      answer: { status: 201, body: picture },
      failures: [413, 415],
    },
    {
      method: 'PATCH',
      path: '/admin/uploads/:id',
      handler: 'staff-uploads.describe',
      who: 'staff',
      summary: 'Changes a picture’s alternative text everywhere it is shown',
      body: pictureBody,
      answer: { status: 200, body: picture },
      failures: [404],
    },
  ],
};
