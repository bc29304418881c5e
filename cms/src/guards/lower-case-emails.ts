import type { Core } from '@strapi/strapi';

/** Stores every user's email in lower case, however it was typed in the panel: sign-in ignores case. */
export function storeEmailsInLowerCase(strapi: Core.Strapi): void {
  const lower = ({ params }: { params: { data?: { email?: unknown } } }) => {
    const { data } = params;
    if (typeof data?.email === 'string') data.email = data.email.trim().toLowerCase();
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    beforeCreate: lower,
    beforeUpdate: lower,
  });
}
