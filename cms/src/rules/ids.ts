/** What an id of the API is made of, as part of a pattern. Clients take it for opaque. */
export const ID_PATTERN = '[a-z0-9]{1,40}';

const WHOLE = new RegExp(`^${ID_PATTERN}$`);

export function isId(text: string): boolean {
  return WHOLE.test(text);
}
