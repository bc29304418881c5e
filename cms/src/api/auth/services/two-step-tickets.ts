import type { Core } from '@strapi/strapi';
import { keyFor, seal, unseal } from './sealed';
import { fingerprintOf, type Account } from './session';

const MINUTE_MS = 60_000;
const MINUTES = { code: 5, setup: 30 };

/**
 * Proof that the password was correct, until it expires. `secret` is a new one that the account does not have yet; null
 * if the account already has one.
 */
export interface Ticket {
  id: number;
  fingerprint: string;
  until: number;
  secret: string | null;
}

/** Tickets have their own key, so that nothing else can pass as a ticket, nor a ticket as anything else. */
const keyOf = (strapi: Core.Strapi) => keyFor(strapi, 'two-step-ticket');

export function newTicket(strapi: Core.Strapi, user: Account, secret: string | null): string {
  const until = Date.now() + MINUTES[secret === null ? 'code' : 'setup'] * MINUTE_MS;
  const ticket: Ticket = { id: user.id, fingerprint: fingerprintOf(user), until, secret };
  return seal(keyOf(strapi), JSON.stringify(ticket));
}

/** Null if it has expired or is not a ticket. */
export function readTicket(strapi: Core.Strapi, sealed: string): Ticket | null {
  const text = unseal(keyOf(strapi), sealed);
  const ticket = text === null ? null : (JSON.parse(text) as Ticket);
  return ticket !== null && ticket.until > Date.now() ? ticket : null;
}
