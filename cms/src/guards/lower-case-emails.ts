import type { Core } from '@strapi/strapi';
import { withAsciiDomain } from '../rules/email-domain';

/** Stores every user's email in lower case and with an ASCII domain, because sign-in looks for it like that. */
export function storeEmailsInLowerCase(strapi: Core.Strapi): void {
  const lower = ({ params }: { params: { data?: { email?: unknown } } }) => {
    const { data } = params;
    if (typeof data?.email === 'string') data.email = withAsciiDomain(data.email.trim()).toLowerCase();
  };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    beforeCreate: lower,
    beforeUpdate: lower,
  });
}
