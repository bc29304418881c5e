import type { Location } from 'react-router-dom';

/** What a link's state says when the title is to have the focus even where only the query changes. */
export const FOCUS_TITLE = { isTitleFocused: true };

/** The path whose title had its turn; null until the document's first screen. */
let lastPath: string | null = null;
let lastKey = '';

/**
 * Whether the title of the screen at this location is to take the focus: once a navigation, never because a filter or a
 * search changes the query, and not on the first screen of a document.
 */
export function takeTitleFocus({ pathname, key, state }: Location): boolean {
  const isFirst = lastPath === null;
  const isElsewhere = lastPath !== pathname;
  const isAsked = key !== lastKey && asksForTitle(state);
  lastPath = pathname;
  lastKey = key;
  return !isFirst && (isElsewhere || isAsked);
}

/** The layout went (to the sign-in): whatever screen comes next is a navigation. */
export function forgetTitles(): void {
  lastPath = '';
}

function asksForTitle(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTitleFocused' in state;
}
