import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { RECORDED } from '../contract/entities/change';
import type { pictureUse } from '../contract/entities/picture';
import { ConflictError } from '../failures/failures';
import { dateIn, type CalendarDate } from '../rules/calendar';
import { pictureNeeded } from '../rules/deletion-problems';
import { isLink, titleOf } from '../rules/entry-changes';
import { pictureFieldsOf, readStates } from './entry-states';
import { lastNamed } from './kept-pictures';
import { recordedChangesOf } from './recorded-changes';
import { restaurantPlace } from './restaurant';

export const FILE_UID = 'plugin::upload.file';

export type PictureUse = z.output<typeof pictureUse>;

export interface PictureNeeds {
  uses: PictureUse[];
  crops: { id: string; title: string }[];
  neededUntil: CalendarDate | null;
}

interface Crop {
  documentId: string;
  name: string;
  alternativeText: string | null;
  originId: string;
}

/** What each of these pictures is needed for, by its id. Call it inside `changeContent`, so that it stays true. */
export async function pictureNeeds(
  strapi: Core.Strapi,
  ids: readonly string[],
): Promise<Map<string, PictureNeeds>> {
  const crops: Crop[] = await strapi.db.query(FILE_UID).findMany({
    where: { originId: { $in: [...ids] } },
    select: ['documentId', 'name', 'alternativeText', 'originId'],
  });
  const cropIds = crops.map(({ documentId }) => documentId);
  const uses = await pictureUses(strapi, [...ids, ...cropIds]);
  const until = await keptUntil(strapi, new Set([...ids, ...cropIds]));
  const isKept = (id: string) => uses.has(id) || until.has(id);
  return new Map(
    ids.map((id) => [
      id,
      {
        uses: uses.get(id) ?? [],
        crops: crops.flatMap((crop) =>
          crop.originId === id && isKept(crop.documentId)
            ? [{ id: crop.documentId, title: titleOf({ ...crop }) }]
            : [],
        ),
        neededUntil: until.get(id) ?? null,
      },
    ]),
  );
}

/** Throws 409 if one of these pictures is needed. Call it inside `changeContent`. */
export async function requireUnneeded(strapi: Core.Strapi, where: object): Promise<void> {
  const pictures: { documentId: string }[] = await strapi.db
    .query(FILE_UID)
    .findMany({ where, select: ['documentId', 'name', 'alternativeText'] });
  const needs = await pictureNeeds(
    strapi,
    pictures.map(({ documentId }) => documentId),
  );
  for (const picture of pictures) {
    const needed = needs.get(picture.documentId);
    const problem = needed && pictureNeeded(titleOf({ ...picture }), needed);
    if (problem) throw new ConflictError(problem);
  }
}

/** The entries that show each of these pictures; none for a picture that is shown nowhere. */
export async function pictureUses(
  strapi: Core.Strapi,
  ids: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  for (const [uid, { kind }] of Object.entries(RECORDED)) {
    for (const field of pictureFieldsOf(strapi, uid)) {
      const states = await readStates(strapi, uid, { [field]: { documentId: { $in: [...ids] } } });
      for (const [id, state] of states) {
        const shown = state[field];
        if (!isLink(shown)) continue;
        const use = { kind: kind as PictureUse['kind'], id, title: titleOf(state) };
        uses.set(shown.id, [...(uses.get(shown.id) ?? []), use]);
      }
    }
  }
  return uses;
}

async function keptUntil(strapi: Core.Strapi, ids: ReadonlySet<string>): Promise<Map<string, CalendarDate>> {
  const { timezone } = await restaurantPlace(strapi);
  const now = new Date();
  const endOf = await recordedChangesOf(strapi).keptUntil();
  const named = [...(await lastNamed(strapi))].filter(([id]) => ids.has(id));
  const ends = named.map(([id, last]) => [id, endOf(last)] as const);
  return new Map(ends.filter(([, end]) => end > now).map(([id, end]) => [id, dateIn(timezone, end)]));
}
