// Made from the CMS’s contract and rules by `npm run wire-types --prefix frontend`: change that, not this.
export const PUBLIC_READS: ReadonlyMap<string, readonly string[]> = new Map([
  ['/api/menu/full', []],
  ['/api/drinks/full', []],
  ['/api/highlights', ['date', 'limit']],
  ['/api/offers', ['date', 'limit']],
  ['/api/events-specials', ['limit']],
  ['/api/tapas5', []],
  ['/api/site', []],
]);
