import type { z } from 'zod';
import type { libraryPicture } from '../../../contract/entities/picture';
import { changeContent } from '../../../entries/content-version';
import { FILE_UID, pictureNeeds, requireUnneeded } from '../../../entries/picture-needs';
import { requireVersion, versioned, type Versioned } from '../../../entries/versioned';
import { missing } from '../../../failures/failures';
import { type StoredPicture, toLibraryPicture } from '../../../presenters/library';
import type { Pages } from '../../../rules/page';
import { service } from '../../service';

type LibraryPicture = z.output<typeof libraryPicture>;

/** Fields that are not the picture's own, and so not part of its version. */
const DERIVED = ['uses', 'crops', 'neededUntil', 'original'] as const;

export const library = service((strapi) => {
  const files = () => strapi.db.query(FILE_UID);

  const present = async (found: readonly StoredPicture[]): Promise<Versioned<LibraryPicture>[]> => {
    const needs = await pictureNeeds(
      strapi,
      found.map(({ documentId }) => documentId),
    );
    const originIds = found.flatMap(({ originId }) => originId ?? []);
    const origins: StoredPicture[] = await files().findMany({ where: { documentId: { $in: originIds } } });
    const byId = new Map(origins.map((origin) => [origin.documentId, origin]));
    const none = { uses: [], crops: [], neededUntil: null };
    return found.map((each) => {
      const original = byId.get(each.originId ?? '');
      const shown = toLibraryPicture(each, original, needs.get(each.documentId) ?? none);
      return versioned(shown as LibraryPicture, each.updatedAt, [...DERIVED]);
    });
  };

  const stored = async (documentId: string): Promise<StoredPicture> => {
    const found: StoredPicture | null = await files().findOne({ where: { documentId } });
    if (!found) throw missing('picture');
    return found;
  };

  const find = async (documentId: string): Promise<Versioned<LibraryPicture>> => {
    const [shown] = await present([await stored(documentId)]);
    return shown as Versioned<LibraryPicture>;
  };

  const removeRow = (file: StoredPicture) => strapi.plugin('upload').service('upload').remove(file);

  return {
    /** Throws 404 for an unknown id. */
    find,
    stored,

    /** Newest first. */
    async list({ page, pageSize }: Pages) {
      const [found, total] = await files().findWithCount({
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      return { items: await present(found), page, pageSize, total };
    },

    describe: (documentId: string, ifMatch: string, alt: string) =>
      changeContent(strapi, async () => {
        requireVersion(ifMatch, await find(documentId));
        await files().update({ where: { documentId }, data: { alternativeText: alt } });
        return find(documentId);
      }),

    /** Throws 409 if the picture is still needed. */
    remove: (documentId: string, ifMatch: string): Promise<void> =>
      changeContent(strapi, async () => {
        const file = await stored(documentId);
        requireVersion(ifMatch, await find(documentId));
        await removeRow(file);
      }),

    /** All or none: throws 409 if one of them is needed. */
    removeSeveral: (ids: readonly string[]): Promise<void> =>
      changeContent(strapi, async () => {
        const where = { documentId: { $in: [...ids] } };
        await requireUnneeded(strapi, where);
        for (const file of await files().findMany({ where })) await removeRow(file);
      }),
  };
});
