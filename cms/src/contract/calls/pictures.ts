import { type CallGroup, manager, plain } from '../call';
import { picture, pictureBody } from '../entities/picture';

export const uploadGroup: CallGroup = {
  api: 'picture',
  title: 'Pictures',
  calls: [
    manager('POST /admin/uploads', 'staff-uploads.create', plain(picture, 201), {
      summary: 'Stores a picture',
      description:
        'JPEG, PNG, WebP or AVIF, judged by its content; at most 10 MB and 50 megapixels. It is decoded and encoded again, upright and without metadata.',
      isMultipart: true,
      body: pictureBody,
      failures: [413, 415],
    }),
    manager('PATCH /admin/uploads/:id', 'staff-uploads.describe', plain(picture), {
      summary: 'Changes a picture’s alternative text everywhere it is shown',
      body: pictureBody,
      failures: [404],
    }),
  ],
};
