import { z } from 'zod';
import { type CallGroup, manager, NOTHING, plain, tagged } from '../call';
import {
  cropBody,
  libraryPicture,
  picture,
  pictureBody,
  removalBody,
  replaced,
  replacementBody,
} from '../entities/picture';
import { pages } from '../queries';
import { listOf } from './entry-calls';

export const libraryQuery = z.object(pages(100, 1_000));

const REFUSED_WHEN_NEEDED =
  'Refused (409) while an entry shows it, the history can bring back an entry with it, or a picture cropped from it is kept.';

export const uploadGroup: CallGroup = {
  api: 'picture',
  title: 'Pictures',
  calls: [
    manager('GET /admin/uploads', 'staff-uploads.list', plain(listOf(libraryPicture)), {
      summary: 'All stored pictures, newest first, and where each is used',
      query: libraryQuery,
    }),
    manager('POST /admin/uploads', 'staff-uploads.create', plain(picture, 201), {
      summary: 'Stores a picture',
      description:
        'JPEG, PNG, WebP or AVIF, judged by its content; at most 10 MB and 50 megapixels. It is decoded and encoded again, upright and without metadata.',
      isMultipart: true,
      body: pictureBody,
      failures: [413, 415],
    }),
    manager('POST /admin/uploads/remove', 'staff-uploads.removeSeveral', NOTHING, {
      summary: 'Deletes pictures, all or nothing',
      description: `${REFUSED_WHEN_NEEDED} Pictures that are already gone are ignored.`,
      body: removalBody,
      failures: [409],
    }),
    manager('GET /admin/uploads/:id', 'staff-uploads.find', tagged(libraryPicture), {
      summary: 'One stored picture, and where it is used',
      failures: [404],
    }),
    manager('PATCH /admin/uploads/:id', 'staff-uploads.describe', tagged(libraryPicture), {
      summary: 'Changes a picture’s alternative text everywhere it is shown',
      body: pictureBody,
      isConditional: true,
      failures: [404],
    }),
    manager('DELETE /admin/uploads/:id', 'staff-uploads.remove', NOTHING, {
      summary: 'Deletes a picture',
      description: REFUSED_WHEN_NEEDED,
      isConditional: true,
      failures: [404, 409],
    }),
    manager('POST /admin/uploads/:id/replace', 'staff-uploads.replace', plain(replaced), {
      summary: 'Shows another picture wherever this one is shown',
      description:
        'All places in one transaction, each recorded in the history. To undo it, replace the new picture with the old one in the places that this call returned. Places that have another picture by now are left alone; 409 if none is left.',
      body: replacementBody,
      failures: [404, 409],
    }),
    manager('POST /admin/uploads/:id/crop', 'staff-uploads.crop', plain(replaced), {
      summary: 'Crops this picture’s original into a new picture, and shows that instead',
      description: 'The area is in the original’s pixels. Places are changed as by a replacement.',
      body: cropBody,
      failures: [404, 409],
    }),
  ],
};
