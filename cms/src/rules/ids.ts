/** An id of the API, as part of a pattern. To clients it is opaque. */
export const ID_PATTERN = '[a-z0-9]{1,40}';

const WHOLE = new RegExp(`^${ID_PATTERN}$`);

export function isId(text: string): boolean {
  return WHOLE.test(text);
}
