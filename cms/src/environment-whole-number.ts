import type { Read } from './environment-groups';

/** A whole number from 1 to `most`; `standard` where the variable is not set. */
export function readWhole(
  name: string,
  standard: number,
  most: number,
  read: Read,
  problems: string[],
): number {
  const text = read(name) ?? String(standard);
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) problems.push(`${name} must be a whole number from 1 to ${most}`);
  return value;
}
