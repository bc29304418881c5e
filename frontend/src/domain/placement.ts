/** What decides an entry's place within its category. */
export interface Placed {
  name: string;
  isFeatured: boolean;
  order: number;
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** A to Z as a reader expects it: accents and case do not matter, numbers count. */
export function compareNames(a: { name: string }, b: { name: string }): number {
  return names.compare(a.name, b.name);
}

/** Featured first, then by order, then by name. */
export function comparePlacement(a: Placed, b: Placed): number {
  return Number(b.isFeatured) - Number(a.isFeatured) || a.order - b.order || compareNames(a, b);
}
