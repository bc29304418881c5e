const CARD = '[data-notice]';

/** What had the focus before a notice took it. */
let before: HTMLElement | null = null;

/** Gives the focus back to where it was before it went to this notice, if it is there: call it before the notice goes. */
export function giveFocusBack(id: string): void {
  const card = document.activeElement?.closest<HTMLElement>(CARD);
  if (card?.dataset.noticeId === id) leave();
}

/** Remembers where the focus comes from, and lets F8 lead to the newest notice and back. Returns what stops that. */
export function trackNoticeFocus(page: Document): () => void {
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (!isInNotice(target) || isInNotice(relatedTarget)) return;
    before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== 'F8' || altKey || ctrlKey || metaKey || shiftKey) return;
    if (isInNotice(page.activeElement)) {
      leave();
    } else {
      const newest = [...page.querySelectorAll<HTMLElement>(CARD)].at(-1);
      newest?.querySelector<HTMLElement>('button, a')?.focus();
      if (!newest) return;
    }
    event.preventDefault();
  };
  page.addEventListener('focusin', onFocus);
  page.addEventListener('keydown', onKey);
  return () => {
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('keydown', onKey);
  };
}

function leave(): void {
  const target = before?.isConnected ? before : document.getElementById('content');
  target?.focus({ preventScroll: true });
}

function isInNotice(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CARD) !== null;
}
