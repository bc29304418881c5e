import { KNOWN_SLUGS, slugOf } from './tags';

/** Reads texts joined by pipes, without duplicates. Known tags become slugs, others stay as written. */
export function parseTags(value: unknown): string[] {
  const tags = new Map<string, string>();
  for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
    if (typeof part !== 'string') continue;
    for (const piece of part.split('|')) {
      const tag = piece.trim();
      const slug = slugOf(tag);
      if (tag && !tags.has(slug)) tags.set(slug, KNOWN_SLUGS.has(slug) ? slug : tag);
    }
  }
  return [...tags.values()];
}
