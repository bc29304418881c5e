import type { AnyValues } from './entry-form-props';

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (!isObject(one) || !isObject(other)) return false;
  // A picture's alt text is stored at once, with the picture: the form only changes which picture is used.
  if (isPicture(one) && isPicture(other)) return one.id === other.id;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/** Whether an outside value fits a field that contains `held`: text for text, a list for a list. */
export function isSameKind(value: unknown, held: unknown): boolean {
  return typeof value === typeof held && Array.isArray(value) === Array.isArray(held);
}

export function differing(names: readonly string[], one: AnyValues, other: AnyValues): string[] {
  return names.filter((name) => !isSame(one[name], other[name]));
}

function isPicture(value: Record<string, unknown>): boolean {
  return 'id' in value && 'src' in value && 'alt' in value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
