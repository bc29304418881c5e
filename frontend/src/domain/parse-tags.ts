import { KNOWN_SLUGS, slugOf } from './tags';

/**
 * The tags of a pipe-separated string (or of a list of such strings): trimmed, empty ones dropped, repeats dropped
 * whatever their case, in the order given. A tag of the vocabulary becomes its slug; any other stays as written.
 */
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
