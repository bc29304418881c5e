import { provenTags } from '../../domain/free-from';

/** As many characters as the API takes (UTF-16 code units, as in HTML). */
export const LONGEST_TAG = 40;

/** What the home page makes of a tag: it claims no dish to be free of anything, since nothing there says who confirmed it. */
export function shownTag(tag: string): string {
  return provenTags([tag.trim()], false)[0] ?? '';
}

/** Whether a tag is one that the home page leaves out. */
export function isDropped(tag: string): boolean {
  return tag.trim() !== '' && shownTag(tag) === '';
}
