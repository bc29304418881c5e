import type { Core } from '@strapi/strapi';

export interface Who {
  kind: 'staff' | 'panel' | 'system';
  /** The account's id; empty for the system. */
  id: string;
  name: string;
  email: string;
}

/** The CMS itself, or somebody who has not signed in. */
export const SYSTEM: Who = { kind: 'system', id: '', name: '', email: '' };

interface Account {
  documentId?: string;
  email?: string;
  name?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  roles?: { code: string }[];
}

interface Asking {
  user?: Account;
  auth?: { strategy?: { name?: string } };
}

/** By Strapi's name of the way they signed in. A token of the panel's settings acts for the administrator who owns it. */
const KINDS: Readonly<Record<string, 'staff' | 'panel'>> = {
  'users-permissions': 'staff',
  admin: 'panel',
  'admin-token': 'panel',
};

/** Whoever sent the current request. Outside a request it is the CMS itself. */
export function whoIsAsking(strapi: Core.Strapi): Who {
  const { user, auth }: Asking = strapi.requestContext.get()?.state ?? {};
  const kind = KINDS[auth?.strategy?.name ?? ''];
  if (kind === undefined || !user) return SYSTEM;
  const { documentId: id = '', email = '', name, firstname, lastname } = user;
  const full = name ?? [firstname, lastname].filter(Boolean).join(' ');
  return { kind, id, name: full.trim() === '' ? email : full, email };
}

/** Whether a panel user other than a super admin sent the current request. */
export function isPanelEditor(strapi: Core.Strapi): boolean {
  const { user }: Asking = strapi.requestContext.get()?.state ?? {};
  const isAdministrator = user?.roles?.some(({ code }) => code === 'strapi-super-admin') ?? false;
  return whoIsAsking(strapi).kind === 'panel' && !isAdministrator;
}
