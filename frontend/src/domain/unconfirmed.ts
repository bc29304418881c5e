import { isFreeFromClaim } from './free-from';

/** A tab looks every five minutes, so half an hour in all; the web host counts the other half (`server/content`). */
export const CONFIRMED_MS = 1_500_000;

/** An answer in which no allergens count as confirmed, so that nothing is said to be free of any. */
export function unconfirmed<T>(answer: T): T {
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) => {
    if (name === 'allergens_confirmed') return false;
    return name === 'dietary_tags' ? (value as string[]).filter((tag) => !isFreeFromClaim(tag)) : value;
  }) as T;
}
