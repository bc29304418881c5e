import type { Core, UID } from '@strapi/strapi';
import { RECORDED } from '../contract/entities/change';
import { ALLERGEN_LISTS, FOODS } from '../rules/vocabularies';
import { changeContent } from './content-version';
import { FILE_UID } from './picture-needs';
import { recordedChangesOf, type Written } from './recorded-changes';

const WRITES = ['create', 'update', 'clone', 'delete'];

/** Relations that the panel edits from their far side: an entry added to such a list is changed too. */
const LISTS_OF_OTHERS: Readonly<Record<string, readonly [name: string, uid: UID.CollectionType]>> = {
  'api::menu.menu-category': ['items', 'api::menu.menu-item'],
  'api::drinks.drink-category': ['items', 'api::drinks.drink'],
};

/** Deleting one of these terms removes it from dishes and drinks. */
const TERMS: Readonly<Record<string, readonly string[]>> = {
  'api::vocabulary.dietary-tag': ['dietary_tags'],
  'api::vocabulary.allergen': ALLERGEN_LISTS,
};

interface Write {
  model: { uid: string };
  params: { where?: unknown; data?: unknown };
  result?: { id?: unknown; ids?: unknown[] } | undefined;
  /** Passed from the before hook to the after hook. */
  state: { written?: Written };
}

/** Records every change of content in the change’s own transaction. Register before all other guards. */
export function watchWrites(strapi: Core.Strapi): void {
  const changes = recordedChangesOf(strapi);

  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!(uid in RECORDED) || !WRITES.includes(action)) return next();
    const { documentId, data } = context.params as { documentId?: string; data?: Record<string, unknown> };
    return changeContent(strapi, async () => {
      const written = await changes.written();
      // Noted here, not in a lifecycle hook: the entry's prices and hours are rows of their own, written before it.
      if (written && documentId !== undefined && action !== 'clone')
        await changes.see(written, uid, { documentId });
      const [list = '', ofUid] = LISTS_OF_OTHERS[uid] ?? [];
      if (written && ofUid !== undefined && data?.[list]) {
        const named = idsIn(data[list]);
        await changes.see(written, ofUid, {
          $or: [{ id: { $in: named.filter(Number.isInteger) } }, { documentId: { $in: named.map(String) } }],
        });
      }
      return next();
    });
  });

  const before = async ({ model: { uid }, params, state }: Write) => {
    const written = (await changes.written()) ?? (state.written = new Map());
    await changes.see(written, uid, params.where ?? {});
  };
  const beforeDelete = async (write: Write) => {
    await before(write);
    const names = TERMS[write.model.uid];
    if (names === undefined) return;
    const written = (await changes.written()) ?? write.state.written ?? new Map();
    const terms = await strapi.db
      .query(write.model.uid)
      .findMany({ where: write.params.where as object, select: ['id'] });
    const ids = terms.map(({ id }) => id as number);
    for (const uid of FOODS)
      await changes.see(written, uid, { $or: names.map((name) => ({ [name]: { id: { $in: ids } } })) });
  };
  /** A write outside recorded work is recorded on its own. */
  const after = async ({ state }: Write) => {
    if (state.written) await changes.record(state.written);
  };
  const afterCreate = async ({ model: { uid }, result }: Write) => {
    // A picture is content once an entry shows it.
    if (uid === FILE_UID) return;
    const around = await changes.written();
    const written: Written = around ?? new Map();
    await changes.seeNew(written, uid, result?.ids ?? [result?.id]);
    if (around === null) await changes.record(written);
  };

  strapi.db.lifecycles.subscribe({
    models: Object.keys(RECORDED),
    beforeUpdate: before,
    beforeUpdateMany: before,
    beforeDelete,
    beforeDeleteMany: beforeDelete,
    afterUpdate: after,
    afterUpdateMany: after,
    afterDelete: after,
    afterDeleteMany: after,
    afterCreate,
    afterCreateMany: afterCreate,
  });
}

/** Every id in a relation’s value, whichever of Strapi’s shapes it has. */
function idsIn(value: unknown): (number | string)[] {
  if (typeof value === 'number' || typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { id, documentId, connect, disconnect, set } = value as Record<string, unknown>;
  return [id, documentId, connect, disconnect, set].flatMap(idsIn);
}
