/** Whose maps the site's pages may frame. A contract test compares this with the content security policy. */
const MAP_ORIGINS = ['https://www.openstreetmap.org', 'https://www.google.com'];

export const MAP_ADDRESS_MESSAGE =
  'The map must be an address to embed, from www.openstreetmap.org or www.google.com: no other map is shown.';

export function isShownMap(address: string): boolean {
  return address === '' || (URL.canParse(address) && MAP_ORIGINS.includes(new URL(address).origin));
}
