import { isInternalLink } from '../domain/link';
import type { ContentPicture } from '../domain/menu';

/** A wire type as it may really arrive: the same fields, each missing or of any kind. */
export type Loose<T> = { readonly [K in keyof T]?: unknown };

/** An object's fields, or null for anything else (lists too). */
export function asRecord<T = Record<string, unknown>>(value: unknown): Loose<T> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

/** The objects of a list; entries of any other kind are dropped, and so is anything that is no list. */
export function recordsOf<T>(value: unknown): Loose<T>[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).flatMap((entry) => asRecord<T>(entry) ?? []);
}

/** The first value that says something: neither missing nor null nor a blank string. */
export function firstOf(...values: readonly unknown[]): unknown {
  return values.find((value) => value != null && !(typeof value === 'string' && value.trim() === ''));
}

/** Trimmed text; a number reads as its digits, anything else as the fallback. */
export function readText(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value.trim() || fallback;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

/** A finite number or a numeric string, else the fallback. */
export function readNumber<F>(value: unknown, fallback: F): number | F {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isNumeric ? Number(value) : NaN;
  return Number.isFinite(number) ? number : fallback;
}

/** A boolean, also written as a string or as 1 and 0; anything else is the fallback. */
export function readFlag(value: unknown, fallback: boolean): boolean {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 'true' || word === 1 || word === '1') return true;
  if (word === false || word === 'false' || word === 0 || word === '0') return false;
  return fallback;
}

/** An ISO 4217 code that `Intl` accepts, else US dollars. */
export function readCurrency(value: unknown): string {
  const code = readText(value).toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : 'USD';
}

/** A picture from its address and its text; null without an address. Without a text it is known by the entry's name. */
export function readPicture(src: unknown, alt: unknown, name: string): ContentPicture | null {
  const address = readText(src);
  return address === '' ? null : { src: address, alt: readText(alt, name) };
}

/** A link that a button may lead to: a path of this site, the web, mail or telephone; anything else is the fallback. */
export function readLink(value: unknown, fallback: string): string {
  const link = readText(value);
  return isInternalLink(link) || /^(https?:\/\/|mailto:|tel:)/i.test(link) ? link : fallback;
}

/** The address of another site's page, else empty. */
export function readWebAddress(value: unknown): string {
  const address = readText(value);
  return /^https?:\/\//i.test(address) ? address : '';
}
