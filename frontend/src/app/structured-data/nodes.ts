export type Node = { readonly [property: string]: unknown };

/** Leaves out empty values: search engines take them for wrong ones. */
export function node(properties: Node): Node {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

export function restaurantId(origin: string): string {
  return `${origin}/#restaurant`;
}

export function absolute(origin: string, address: string): string {
  return address.startsWith('/') ? origin + address : address;
}
