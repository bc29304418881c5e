export interface Placed {
  name: string;
  featured: boolean;
  order: number;
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** A to Z as a reader expects it: accents and case do not matter, numbers count. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  return names.compare(a.name, b.name);
}

/** Featured ones first, then the order that staff gave; `otherwise` decides between those without one. */
export function comparePlacement<Item extends Placed>(
  a: Item,
  b: Item,
  otherwise: (a: Item, b: Item) => number = compareNames,
): number {
  return Number(b.featured) - Number(a.featured) || a.order - b.order || otherwise(a, b);
}
