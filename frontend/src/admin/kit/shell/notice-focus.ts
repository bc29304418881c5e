const CARD = '[data-notice]';

/** The element that had focus before a notice took it. */
let before: HTMLElement | null = null;

/** If focus is in this notice, returns it to the earlier element. Call it before the notice disappears. */
export function giveFocusBack(id: string): void {
  const card = document.activeElement?.closest<HTMLElement>(CARD);
  if (card?.dataset.noticeId === id) leave();
}

export function rememberFocus({ target, relatedTarget }: FocusEvent): void {
  if (!isInNotice(target) || isInNotice(relatedTarget)) return;
  before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
}

/** Moves focus to the newest notice, and back. */
export function toggleNoticeFocus(event: KeyboardEvent): void {
  const newest = [...document.querySelectorAll<HTMLElement>(CARD)].at(-1);
  if (!newest) return;
  event.preventDefault();
  if (isInNotice(document.activeElement)) leave();
  else newest.querySelector<HTMLElement>('button, a')?.focus();
}

function leave(): void {
  const target = before?.isConnected ? before : document.getElementById('content');
  target?.focus({ preventScroll: true });
}

function isInNotice(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CARD) !== null;
}
