import type { Location } from 'react-router-dom';

/** Link state that asks for focus on the title even if only the query changes. */
export const FOCUS_TITLE = { isTitleFocused: true };

/** Link state that keeps the focus on what was pressed: a message's row, or a tab. */
export const KEEP_FOCUS = { isFocusKept: true };

let lastPath: string | null = null;
let lastKey = '';

export const keepsFocus = ({ state }: Location) => asksFor('isFocusKept', state);

/** True once per navigation; not for a filter in the query, nor for the first screen, which browsers announce. */
export function takeTitleFocus(location: Location): boolean {
  const { pathname, key, state } = location;
  const isFirst = lastPath === null;
  const isElsewhere = lastPath !== pathname;
  const isAsked = key !== lastKey && asksFor('isTitleFocused', state);
  lastPath = pathname;
  lastKey = key;
  return !isFirst && !keepsFocus(location) && (isElsewhere || isAsked);
}

/** A `ref` for a button that disappears when its work is done: the title takes over its focus. */
export const titleTakesFocus = (button: HTMLElement | null) => () => {
  if (document.activeElement !== button) return;
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
};

export function forgetTitles(): void {
  lastPath = '';
}

function asksFor(what: string, state: unknown): boolean {
  return typeof state === 'object' && state !== null && what in state;
}
