import type { PersonBodyWire, PersonChangeWire, PersonLinkWire, PersonWire } from '../generated/wire';
import { staffCall } from './staff-call';

export const PEOPLE_KEY = '/api/admin/people';

export type Person = PersonWire;
/** An account, and the code in the link with which its owner chooses a password; null if the link was sent by mail. */
export type PersonLink = PersonLinkWire;
export type ShownLink = PersonLink & { code: string };

const pathOf = (id: string, what = '') => `${PEOPLE_KEY}/${encodeURIComponent(id)}${what}`;

export interface People {
  items: readonly Person[];
  total: number;
  isTwoStepRequired: boolean;
}

export async function fetchPeople(): Promise<People> {
  const body = (await staffCall({ path: PEOPLE_KEY })).body as Omit<People, 'total'>;
  return { ...body, total: body.items.length };
}

/** Two-step sign-in for everyone. */
export async function requireTwoStep(isRequired: boolean): Promise<void> {
  await staffCall({ path: `${PEOPLE_KEY}/two-step`, method: 'PUT', body: { isRequired } });
}

export async function invitePerson(body: PersonBodyWire): Promise<PersonLink> {
  return (await staffCall({ path: PEOPLE_KEY, method: 'POST', body })).body as PersonLink;
}

export async function changePerson(id: string, body: PersonChangeWire): Promise<void> {
  await staffCall({ path: pathOf(id), method: 'PATCH', body });
}

/** Invalidates the previous link. */
export async function newLink(id: string): Promise<ShownLink> {
  return (await staffCall({ path: pathOf(id, '/link'), method: 'POST' })).body as ShownLink;
}

export async function signOutPerson(id: string): Promise<void> {
  await staffCall({ path: pathOf(id, '/sign-out'), method: 'POST' });
}

export async function removePerson(id: string): Promise<void> {
  await staffCall({ path: pathOf(id), method: 'DELETE' });
}
