import type { Core } from '@strapi/strapi';

interface Who {
  kind: 'staff' | 'panel' | 'system';
  /** The account's, or empty for the system. */
  id: string;
  name: string;
  email: string;
}

interface Account {
  documentId?: string;
  email?: string;
  name?: string | null;
  firstname?: string | null;
  lastname?: string | null;
}

const KINDS: Readonly<Record<string, 'staff' | 'panel'>> = { 'users-permissions': 'staff', admin: 'panel' };

/** Whose request is being answered. Without one, the CMS acts by itself. */
export function whoIsAsking(strapi: Core.Strapi): Who {
  const { user, auth } = (strapi.requestContext.get()?.state ?? {}) as {
    user?: Account;
    auth?: { strategy?: { name?: string } };
  };
  const kind = KINDS[auth?.strategy?.name ?? ''];
  if (kind === undefined || !user) return { kind: 'system', id: '', name: '', email: '' };
  const { documentId: id = '', email = '', name, firstname, lastname } = user;
  const full = name ?? [firstname, lastname].filter(Boolean).join(' ');
  return { kind, id, name: full.trim() === '' ? email : full, email };
}
