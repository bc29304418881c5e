/** What an id of the API is made of, as part of a pattern. Clients take it for opaque. */
export const idPattern = '[a-z0-9]{1,40}';

const whole = new RegExp(`^${idPattern}$`);

/** Whether the text can be an id; what cannot names nothing. */
export function isId(text: string): boolean {
  return whole.test(text);
}
