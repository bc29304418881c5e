import type { Core } from '@strapi/strapi';

/** Stores the email address of every user in lower case, however the panel was given it: sign-in looks for it so. */
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
