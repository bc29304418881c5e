import type { Core } from '@strapi/strapi';
import { changesSearchText, searchTextOf } from '../rules/contact-message';

const MESSAGE_UID = 'api::contact.contact-message';

type Data = Record<string, unknown>;

interface Change {
  params: { where?: unknown; data?: Data };
  /** What the subscriber's before hook hands to its after hook. */
  state: { ids?: unknown[] };
}

/**
 * Keeps each message's search text current, and deletes its replies, notes and emails with it, whichever part of Strapi
 * writes.
 */
export function followContactMessages(strapi: Core.Strapi): void {
  const find = (where: unknown): Promise<Data[]> => strapi.db.query(MESSAGE_UID).findMany({ where });

  const removeMails = async ({ params }: Change) => {
    const found = await find(params.where);
    // Messages are always locked before their emails: otherwise two deletions could deadlock.
    const where = { id: { $in: found.map(({ id }) => id) } };
    await strapi.db.queryBuilder(MESSAGE_UID).select(['id']).where(where).orderBy('id').forUpdate().execute();
    const messages = found.map(({ documentId }) => documentId);
    const replies = { messageId: { $in: messages } };
    const answered: Data[] = await strapi.db.query('api::contact.contact-reply').findMany({ where: replies });
    const sent = [...messages, ...answered.map(({ documentId }) => documentId)];
    await strapi.db.query('api::contact.contact-mail').deleteMany({ where: { messageId: { $in: sent } } });
    await strapi.db.query('api::contact.contact-reply').deleteMany({ where: replies });
    await strapi.db.query('api::contact.contact-note').deleteMany({ where: replies });
  };

  const addSearchText = ({ params }: { params: { data?: Data | Data[] } }) => {
    for (const data of [params.data ?? []].flat()) data.searchText = searchTextOf(data);
  };

  strapi.db.lifecycles.subscribe({
    models: [MESSAGE_UID],
    beforeCreate: addSearchText,
    beforeCreateMany: addSearchText,
    async beforeUpdate({ params }: Change) {
      if (!params.data || !changesSearchText(params.data)) return;
      const [stored] = await find(params.where);
      params.data.searchText = searchTextOf({ ...stored, ...params.data });
    },
    async beforeUpdateMany({ params, state }: Change) {
      if (params.data && changesSearchText(params.data)) {
        state.ids = (await find(params.where)).map(({ id }) => id);
      }
    },
    async afterUpdateMany({ state }: Change) {
      if (!state.ids) return;
      for (const stored of await find({ id: { $in: state.ids } })) {
        const data = { searchText: searchTextOf(stored) };
        await strapi.db.query(MESSAGE_UID).update({ where: { id: stored.id }, data });
      }
    },
    beforeDelete: removeMails,
    beforeDeleteMany: removeMails,
  });
}
