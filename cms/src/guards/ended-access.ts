import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

interface Write {
  params: { data?: { blocked?: unknown; password?: unknown } };
}

/** A block ends links and sign-ins, another password ends links, in the panel too: no unblocking brings them back. */
export function endAccess(strapi: Core.Strapi): void {
  const end = ({ params: { data } }: Write) => {
    if (data?.blocked === true) Object.assign(data, { stamp: randomUUID() });
    if (data?.blocked === true || typeof data?.password === 'string')
      Object.assign(data, { link_hash: null, forgotten_hash: null });
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    beforeUpdate: end,
    beforeUpdateMany: end,
  });
}
