export type Node = { readonly [property: string]: unknown };

/** Leaves out empty values, which search engines would report as errors. */
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
