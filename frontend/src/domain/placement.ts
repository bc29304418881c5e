export interface Placed {
  name: string;
  featured: boolean;
  order: number;
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** A to Z as readers expect it: ignores accents and case, and sorts digits as numbers. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  return names.compare(a.name, b.name);
}

/** Featured items first, then in the order that staff set; `otherwise` breaks ties. */
export function comparePlacement<Item extends Placed>(
  a: Item,
  b: Item,
  otherwise: (a: Item, b: Item) => number = compareNames,
): number {
  return Number(b.featured) - Number(a.featured) || a.order - b.order || otherwise(a, b);
}
