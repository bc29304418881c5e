import type { Content } from './content';

/** Longer than an upgrade or a restart takes; with half an hour in an open tab, an hour in all. */
const CONFIRMED_MS = 1_800_000;
/** Every name that pages read it by (`src/api/allergen-facts.ts`). */
const CONFIRMED = /^allergens(_c|C)onfirmed$/;
const withoutConfirmation = new WeakMap<Content, Content>();

/**
 * While the CMS is down, staff can't take back that a dish's allergens are confirmed, so after half an hour no copy
 * confirms any: the site tells the diner to ask.
 */
export function unconfirmedOnceOld(content: Content, ageMs: number): Content {
  if (ageMs <= CONFIRMED_MS) return content;
  const made = withoutConfirmation.get(content) ?? unconfirmed(content);
  withoutConfirmation.set(content, made);
  return made;
}

function unconfirmed(content: Content): Content {
  const text = JSON.stringify(content.json, (name, value: unknown) => (CONFIRMED.test(name) ? false : value));
  const body = Buffer.from(text);
  return body.equals(content.body) ? content : { body, json: JSON.parse(text), etag: null };
}
