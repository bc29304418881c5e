/** `?only=vegan&people=4`, of the values that are not empty; they must need no escape. */
export function addressQuery(params: Readonly<Record<string, string>>): string {
  const said = Object.entries(params).filter(([, value]) => value !== '');
  return said.length === 0 ? '' : `?${said.map((pair) => pair.join('=')).join('&')}`;
}
