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

export function comparePlacement(a: Placed, b: Placed): number {
  return Number(b.featured) - Number(a.featured) || a.order - b.order || compareNames(a, b);
}
