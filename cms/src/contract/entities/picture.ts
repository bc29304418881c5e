import { z } from 'zod';
import { calendarDate, etag, opaqueId } from '../fields';
import { id, requiredLine } from '../values';

const size = { width: z.int(), height: z.int() };

export const picture = z
  .strictObject({ id: opaqueId, url: z.string(), ...size, alt: z.string() })
  .meta({ id: 'Picture' });

export const pictureBody = z.strictObject({ alt: requiredLine(300) });

/** The kinds of entries that show a picture. */
const pictureKind = z.enum(['dish', 'drink', 'highlight', 'offer', 'event']);

const pixels = z.int().min(0).max(100_000);

const area = z.strictObject({ x: pixels, y: pixels, width: pixels.min(1), height: pixels.min(1) });

export const pictureUse = z.strictObject({ kind: pictureKind, id: opaqueId, title: z.string() });

export const libraryPicture = z
  .strictObject({
    ...picture.shape,
    name: z.string().describe('The name of its file.'),
    bytes: z.int(),
    madeAt: z.string().meta({ format: 'date-time' }),
    original: z
      .strictObject({ id: opaqueId, url: z.string(), ...size })
      .describe('What it is cropped from; itself if it was not cropped here.'),
    crop: area.nullable().describe('The part of the original that it shows, in the original’s pixels.'),
    uses: z.array(pictureUse).describe('The entries that show it.'),
    crops: z
      .array(z.strictObject({ id: opaqueId, title: z.string() }))
      .describe('The pictures cropped from it that are used or kept; it is kept as long as they are.'),
    neededUntil: calendarDate
      .nullable()
      .describe('Until when the history can bring back an entry with it; by the restaurant’s clock.'),
    etag: etag.answered,
  })
  .meta({ id: 'LibraryPicture' });

const places = z
  .array(z.strictObject({ kind: pictureKind, id }))
  .min(1)
  .max(1_000)
  .optional()
  .describe('The entries to change; without it, all that show the picture.');

export const replacementBody = z.strictObject({
  by: id.describe('The picture to show instead.'),
  at: places,
});

export const cropBody = z.strictObject({ ...area.shape, at: places });

export const replaced = z
  .strictObject({
    picture: libraryPicture.describe('The one shown now.'),
    places: z.array(pictureUse).describe('The entries that were changed.'),
  })
  .meta({ id: 'ReplacedPicture' });

export const removalBody = z.strictObject({ ids: z.array(id).min(1).max(200) });
