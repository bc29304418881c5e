import type { Location } from 'react-router-dom';

/** What a link's state says when the title is to have the focus even where only the query changes. */
export const FOCUS_TITLE = { isTitleFocused: true };

let lastPath: string | null = null;
let lastKey = '';

/** True once a navigation: never for a filter in the query, nor on the first screen, which the browser announces. */
export function takeTitleFocus({ pathname, key, state }: Location): boolean {
  const isFirst = lastPath === null;
  const isElsewhere = lastPath !== pathname;
  const isAsked = key !== lastKey && asksForTitle(state);
  lastPath = pathname;
  lastKey = key;
  return !isFirst && (isElsewhere || isAsked);
}

export function forgetTitles(): void {
  lastPath = '';
}

function asksForTitle(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTitleFocused' in state;
}
