import { isInternalLink } from '../domain/link';
import type { ContentPicture, SpicyLevel } from '../domain/menu';
import { parseTags } from '../domain/parse-tags';
import { MalformedAnswerError } from './errors';

/** A wire type as it may actually arrive: any field may be missing or of any type. */
export type Loose<T> = { readonly [K in keyof T]?: unknown };

/** Null for anything but an object; a list does not count as one. */
export function asRecord<T = Record<string, unknown>>(value: unknown): Loose<T> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

export function recordsOf<T>(value: unknown): Loose<T>[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).flatMap((entry) => asRecord<T>(entry) ?? []);
}

/** The entries of a list, or of an object that has one under one of these names. `what` was expected. */
export function entriesOf<T>(wire: unknown, what: string, ...names: readonly string[]): Loose<T>[] {
  const wrapper = asRecord(wire);
  const entries = [wire, ...names.map((name) => wrapper?.[name])].find(Array.isArray) as unknown;
  if (entries === undefined) throw new MalformedAnswerError(what);
  return recordsOf(entries);
}

export function firstOf(...values: readonly unknown[]): unknown {
  return values.find((value) => value != null && !(typeof value === 'string' && value.trim() === ''));
}

/** Trimmed; a number becomes its digits. Half a surrogate pair is replaced, because links can’t be made from it. */
export function readText(value: unknown, fallback = ''): string {
  if (typeof value === 'string') return value.replace(/\p{Cs}/gu, '\ufffd').trim() || fallback;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : fallback;
}

/** Accepts a numeric string, too. */
export function readNumber<F>(value: unknown, fallback: F): number | F {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isNumeric ? Number(value) : NaN;
  return Number.isFinite(number) ? number : fallback;
}

/** Accepts a string, 1 and 0, too. */
export function readFlag(value: unknown, fallback: boolean): boolean {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 'true' || word === 1 || word === '1') return true;
  if (word === false || word === 'false' || word === 0 || word === '0') return false;
  return fallback;
}

export function readCurrency(value: unknown): string {
  const code = readText(value).toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : 'USD';
}

/** Null if it has no address. If the alternative text is missing, the entry's name replaces it. */
export function readPicture(src: unknown, alt: unknown, name: string): ContentPicture | null {
  const address = readText(src);
  return address === '' ? null : { src: address, alt: readText(alt, name) };
}

export function readLink(value: unknown, fallback: string): string {
  const link = readText(value);
  return isInternalLink(link) || /^(https?:\/\/|mailto:|tel:)/i.test(link) ? link : fallback;
}

export function readWebAddress(value: unknown): string {
  const address = readText(value);
  return /^https?:\/\//i.test(address) ? address : '';
}

export function readSpicyLevel(value: unknown): SpicyLevel {
  const level = Math.min(3, Math.max(0, Math.round(readNumber(value, 0))));
  return level as SpicyLevel;
}

export function withHalal(tags: readonly string[], halal: unknown): readonly string[] {
  const isHalal = readFlag(halal, false) && !tags.includes('contains-pork');
  return isHalal ? parseTags([...tags, 'halal']) : tags;
}
