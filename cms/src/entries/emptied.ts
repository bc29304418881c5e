/**
 * The fields that are given, the empty text as the null that an empty field stores. One that is named without a value is
 * not given, though Strapi would empty a picture for it.
 */
export function emptied(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === '' ? null : value]],
    ),
  );
}
