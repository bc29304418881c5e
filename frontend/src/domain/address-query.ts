/** Builds `?only=vegan&people=4` from the non-empty values, which must not need escaping. */
export function addressQuery(params: Readonly<Record<string, string>>): string {
  const said = Object.entries(params).filter(([, value]) => value !== '');
  return said.length === 0 ? '' : `?${said.map((pair) => pair.join('=')).join('&')}`;
}
