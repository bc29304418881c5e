export function keyOf(
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
