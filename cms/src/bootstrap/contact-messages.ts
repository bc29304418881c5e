import type { Core } from '@strapi/strapi';
import { changesSearchText, searchTextOf } from '../rules/contact-message';

const uid = 'api::contact.contact-message';

type Data = Record<string, unknown>;

interface Change {
  params: { where?: unknown; data?: Data };
}

interface Creation {
  params: { data?: Data | Data[] };
}

/** On every way into the database: a message keeps what searches look at, and takes its mail along when it goes. */
export function followContactMessages(strapi: Core.Strapi): void {
  const find = (where: unknown): Promise<Data[]> => strapi.db.query(uid).findMany({ where });

  const removeMails = async ({ params }: Change) => {
    const ids = (await find(params.where)).map(({ documentId }) => documentId);
    await strapi.db.query('api::contact.contact-mail').deleteMany({ where: { messageId: { $in: ids } } });
  };

  const addSearchText = ({ params }: Creation) => {
    for (const data of [params.data ?? []].flat()) data.searchText = searchTextOf(data);
  };

  strapi.db.lifecycles.subscribe({
    models: [uid],
    beforeCreate: addSearchText,
    beforeCreateMany: addSearchText,
    async beforeUpdate({ params }: Change) {
      if (!params.data || !changesSearchText(params.data)) return;
      const [stored] = await find(params.where);
      params.data.searchText = searchTextOf({ ...stored, ...params.data });
    },
    beforeDelete: removeMails,
    beforeDeleteMany: removeMails,
  });
}
