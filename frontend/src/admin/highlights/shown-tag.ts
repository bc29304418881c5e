import { provenTags } from '../../api/proven-tags';

/** The API's limit (UTF-16 code units, as in HTML). */
export const MAX_TAG = 40;

/** The tag as the home page shows it, without free-from claims: nothing there says who confirmed them. */
export function shownTag(tag: string): string {
  return provenTags([tag.trim()], false)[0] ?? '';
}

export function isDropped(tag: string): boolean {
  return tag.trim() !== '' && shownTag(tag) === '';
}
