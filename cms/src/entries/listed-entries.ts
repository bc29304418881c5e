import type { Core, UID } from '@strapi/strapi';
import type { Pages } from '../rules/page';
import { entriesOf, type Kind, type StoredEntry } from './entries';
import { pictureNamed } from './references';
import { shownPicture } from './shown-picture';
import type { Versioned } from '../versions/versioned';

/** A kind of entry with a picture, of which there is one list in an order of its own. */
export interface ListedKind<
  Stored extends StoredEntry,
  Entity extends object,
  Body extends { imageId?: string | null | undefined },
> extends Omit<Kind<Stored, Entity>, 'populate'> {
  uid: UID.CollectionType;
  compare: (a: NoInfer<Entity>, b: NoInfer<Entity>) => number;
  /** The fields of the body as they are stored, but the picture; one that is left out stays. */
  ownData: (body: Body) => Record<string, unknown>;
}

/** What staff do with the entries of one list. `derived` names what is the picture's own: an entry changes by its `imageId`. */
export function listedEntriesOf<
  Stored extends StoredEntry,
  Entity extends object,
  Body extends { imageId?: string | null | undefined },
>(strapi: Core.Strapi, kind: ListedKind<Stored, Entity, Body>) {
  const entries = entriesOf(strapi, { ...kind, populate: { image: shownPicture } });

  const toData = async (body: Body): Promise<Record<string, unknown>> => ({
    ...kind.ownData(body),
    image: body.imageId === undefined ? undefined : await pictureNamed(strapi, body.imageId, 'imageId'),
  });

  const all = async (): Promise<Versioned<Entity>[]> => (await entries.all()).sort(kind.compare);

  return {
    all,
    find: entries.find,
    remove: entries.remove,
    list: (pages: Pages) => entries.page(pages, (entities) => entities.sort(kind.compare)),
    create: (body: Body) => entries.create(() => toData(body)),
    change: (id: string, ifMatch: string, body: Body) => entries.change(id, ifMatch, () => toData(body)),
  };
}
