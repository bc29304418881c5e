import type { z } from 'zod';
import type { cropBody, replaced, replacementBody } from '../../../contract/entities/picture';
import { uidOfKind } from '../../../contract/entities/change';
import { changeContent } from '../../../entries/content-version';
import { pictureFieldsOf } from '../../../entries/entry-states';
import { FILE_UID, pictureUses, type PictureUse } from '../../../entries/picture-needs';
import { pictureNamed } from '../../../entries/references';
import { ConflictError, invalidField } from '../../../failures/failures';
import { loggedError } from '../../../failures/logged-error';
import { altOf } from '../../../presenters/picture';
import type { StoredPicture } from '../../../presenters/library';
import { service } from '../../service';
import { library } from './library';
import { asHttpError } from './staff-uploads';

type Replaced = z.output<typeof replaced>;
type Cut = { originId: string; crop: object };
type Places = z.output<typeof replacementBody>['at'];

const NOT_USED = 'This photo isn’t used there anymore: someone replaced or removed it. Nothing was changed.';

export const replacing = service((strapi) => {
  /** The places that show the picture now, out of those asked for. */
  const placesOf = async (id: string, at: Places): Promise<PictureUse[]> => {
    const uses = (await pictureUses(strapi, [id])).get(id) ?? [];
    return uses.filter((use) => !at || at.some((place) => place.kind === use.kind && place.id === use.id));
  };

  const show = async ({ kind, id }: PictureUse, image: number | null): Promise<void> => {
    // Strapi types each content type separately; any of them works here.
    const uid = uidOfKind(kind) as 'api::offer.offer';
    const data = Object.fromEntries(pictureFieldsOf(strapi, uid).map((name) => [name, image]));
    await strapi.documents(uid).update({ documentId: id, data: data as never });
  };

  /** Throws 409 if no place asked for still shows the picture. `cut` says what `by` was cut out of. */
  const replace = (id: string, { by, at }: z.output<typeof replacementBody>, cut?: Cut): Promise<Replaced> =>
    changeContent(strapi, async () => {
      if (cut) await strapi.db.query(FILE_UID).update({ where: { documentId: by }, data: cut as never });
      await library(strapi).stored(id);
      if (by === id) throw invalidField('by', 'A picture can’t replace itself.');
      const image = await pictureNamed(strapi, by, 'by');
      const places = await placesOf(id, at);
      if (places.length === 0 && (!cut || at)) throw new ConflictError(NOT_USED);
      for (const place of places) await show(place, image);
      return { picture: await library(strapi).find(by), places };
    });

  /** Runs outside `changeContent`, because it takes seconds. */
  const cutOut = async (
    picture: StoredPicture,
    area: z.output<typeof cropBody>,
  ): Promise<{ by: string; cut: Cut }> => {
    const { x, y, width, height } = area;
    const origin: StoredPicture | null = await strapi.db
      .query(FILE_UID)
      .findOne({ where: { documentId: picture.originId ?? '' } });
    const original = origin ?? picture;
    if (x + width > original.width || y + height > original.height)
      throw invalidField('width', `This photo has only ${original.width} by ${original.height} pixels.`);
    const info = { name: picture.name, alternativeText: altOf(picture) };
    const crop = { x, y, width, height };
    const made: StoredPicture = await asHttpError(
      strapi.plugin('upload').service('upload').crop(original, crop, info),
    );
    return { by: made.documentId, cut: { originId: original.documentId, crop } };
  };

  return {
    replace,

    /** Throws 400 for an area outside the original, 409 if no place asked for still shows the picture. */
    async crop(id: string, area: z.output<typeof cropBody>): Promise<Replaced> {
      const { by, cut } = await cutOut(await library(strapi).stored(id), area);
      try {
        return await replace(id, { by, at: area.at }, cut);
      } catch (error) {
        await library(strapi)
          .removeSeveral([by])
          .catch((failure: unknown) =>
            strapi.log.warn(`A cropped photo that nothing shows is still there: ${loggedError(failure)}`),
          );
        throw error;
      }
    },
  };
});
