import type { PersonBodyWire, PersonChangeWire, PersonLinkWire, PersonWire } from '../generated/wire';
import { staffBody } from './staff-body';
import { staffCall } from './staff-call';

export const PEOPLE_KEY = '/api/admin/people';

export type Person = PersonWire;
/** An account, and the code in the link with which its owner chooses a password; null if the link was sent by email. */
export type PersonLink = PersonLinkWire;
export type ShownLink = PersonLink & { code: string };

const pathOf = (id: string, what = '') => `${PEOPLE_KEY}/${encodeURIComponent(id)}${what}`;

export interface People {
  items: readonly Person[];
  total: number;
  isTwoStepRequired: boolean;
}

export async function fetchPeople(): Promise<People> {
  const body = await staffBody<Omit<People, 'total'>>({ path: PEOPLE_KEY });
  return { ...body, total: body.items.length };
}

/** Two-step sign-in for everyone. */
export async function requireTwoStep(isRequired: boolean): Promise<void> {
  await staffCall({ path: `${PEOPLE_KEY}/two-step`, method: 'PUT', body: { isRequired } });
}

export function invitePerson(body: PersonBodyWire): Promise<PersonLink> {
  return staffBody({ path: PEOPLE_KEY, method: 'POST', body });
}

export async function changePerson(id: string, body: PersonChangeWire): Promise<void> {
  await staffCall({ path: pathOf(id), method: 'PATCH', body });
}

/** Invalidates the previous link. */
export function newLink(id: string): Promise<ShownLink> {
  return staffBody({ path: pathOf(id, '/link'), method: 'POST' });
}

export async function signOutPerson(id: string): Promise<void> {
  await staffCall({ path: pathOf(id, '/sign-out'), method: 'POST' });
}

export async function removePerson(id: string): Promise<void> {
  await staffCall({ path: pathOf(id), method: 'DELETE' });
}
