import { provenTags } from '../../domain/free-from';

/** As many characters as the API takes (UTF-16 code units, as in HTML). */
export const MAX_TAG = 40;

/** What the home page shows of a tag: nothing there says who confirmed that a dish is free of something. */
export function shownTag(tag: string): string {
  return provenTags([tag.trim()], false)[0] ?? '';
}

export function isDropped(tag: string): boolean {
  return tag.trim() !== '' && shownTag(tag) === '';
}
