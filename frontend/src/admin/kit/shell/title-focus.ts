import type { Location } from 'react-router-dom';

/** Link state that asks for focus on the title even if only the query changes. */
export const FOCUS_TITLE = { isTitleFocused: true };

/** Link state that leaves the focus on the row whose message opens beside the list. */
export const KEEP_FOCUS = { isFocusKept: true };

let lastPath: string | null = null;
let lastKey = '';

/** True once per navigation; not for a filter in the query, nor for the first screen, which browsers announce. */
export function takeTitleFocus({ pathname, key, state }: Location): boolean {
  const isFirst = lastPath === null;
  const isElsewhere = lastPath !== pathname;
  const isAsked = key !== lastKey && asksFor('isTitleFocused', state);
  lastPath = pathname;
  lastKey = key;
  return !isFirst && !asksFor('isFocusKept', state) && (isElsewhere || isAsked);
}

export function forgetTitles(): void {
  lastPath = '';
}

function asksFor(what: string, state: unknown): boolean {
  return typeof state === 'object' && state !== null && what in state;
}
