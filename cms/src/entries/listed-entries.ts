import type { Core, UID } from '@strapi/strapi';
import type { NewOrder } from '../contract/calls/entry-calls';
import type { Pages } from '../rules/page';
import { entriesOf, type Kind, type StoredEntry } from './entries';
import { pictureNamed } from './references';
import { reorderEntries } from './reorder-entries';
import { SHOWN_PICTURE } from './populate';

export interface ListedKind<Stored extends StoredEntry, Entity extends object> extends Omit<
  Kind<Stored, Entity>,
  'populate'
> {
  uid: UID.CollectionType;
  compare: (a: NoInfer<Entity>, b: NoInfer<Entity>) => number;
  /** False for entries that are ordered by something else, like a date: they cannot be reordered. */
  hasPlace?: (entity: NoInfer<Entity>) => boolean;
}

/** What staff do with the entries of one list. `derived` names the picture's own fields, not `imageId`. */
export function listedEntriesOf<
  Stored extends StoredEntry,
  Entity extends { id: string; order: number },
  Body extends { imageId?: string | null | undefined },
>(strapi: Core.Strapi, kind: ListedKind<Stored, Entity>) {
  const entries = entriesOf(strapi, { ...kind, populate: { image: SHOWN_PICTURE } });

  const toData = async ({ imageId, ...columns }: Body): Promise<Record<string, unknown>> => ({
    ...columns,
    image: imageId === undefined ? undefined : await pictureNamed(strapi, imageId, 'imageId'),
  });

  const placed = async () =>
    (await entries.all()).sort(kind.compare).filter((entity) => kind.hasPlace?.(entity) ?? true);

  return {
    find: entries.find,
    remove: entries.remove,
    list: (pages: Pages) => entries.page(pages, (entities) => entities.sort(kind.compare)),
    create: (body: Body) => entries.create(() => toData(body)),
    change: (id: string, ifMatch: string, body: Body) => entries.change(id, ifMatch, () => toData(body)),

    reorder: (order: NewOrder) => reorderEntries(strapi, kind.uid, placed, order),
  };
}
