import type { Core } from '@strapi/strapi';
import { keyFor, seal, unseal } from './sealed';
import { fingerprintOf, type Account } from './session';

const MINUTE_MS = 60_000;
const MINUTES = { code: 5, setup: 30 };

/** Proof of a right password, until it ends. `secret` is one that the account does not have yet; null if it has its own. */
export interface Ticket {
  id: number;
  fingerprint: string;
  until: number;
  secret: string | null;
}

/** Sealed with a key of its own, so that it can’t be taken for a token, or a token for it. */
const keyOf = (strapi: Core.Strapi) => keyFor(strapi, 'two-step-ticket');

export function newTicket(strapi: Core.Strapi, user: Account, secret: string | null): string {
  const until = Date.now() + MINUTES[secret === null ? 'code' : 'setup'] * MINUTE_MS;
  const ticket: Ticket = { id: user.id, fingerprint: fingerprintOf(user), until, secret };
  return seal(keyOf(strapi), JSON.stringify(ticket));
}

/** Null if it has expired or is none. */
export function readTicket(strapi: Core.Strapi, sealed: string): Ticket | null {
  const text = unseal(keyOf(strapi), sealed);
  const ticket = text === null ? null : (JSON.parse(text) as Ticket);
  return ticket !== null && ticket.until > Date.now() ? ticket : null;
}
