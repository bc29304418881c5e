/** A thing in the vocabulary of schema.org, as JSON-LD writes it. */
export type Node = { readonly [property: string]: unknown };

/** A node without what the owner left empty: a search engine takes an empty value for a wrong one. */
export function node(properties: Node): Node {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Where the restaurant is described; other nodes refer to it by this name. */
export function restaurantId(origin: string): string {
  return `${origin}/#restaurant`;
}

/** The address of a path of this site; another site's stays as it is. */
export function absolute(origin: string, address: string): string {
  return address.startsWith('/') ? origin + address : address;
}
