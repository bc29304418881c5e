/** What each list is of. */
export const KINDS = { menu: 'dish', drinks: 'drink' } as const;

export interface CatalogueWords {
  list: 'menu' | 'drinks';
  searchLabel: string;
  placeholder: string;
  tabsLabel: string;
  one: string;
  many: string;
  /** Shown while the list is empty. */
  unwritten: string;
}
