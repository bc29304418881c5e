import type { Location } from 'react-router-dom';

/** Link state that asks for focus on the title even if only the query changes. */
export const FOCUS_TITLE = { isTitleFocused: true };

let lastPath: string | null = null;
let lastKey = '';

/** True once per navigation; not for a filter in the query, nor for the first screen, which browsers announce. */
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
