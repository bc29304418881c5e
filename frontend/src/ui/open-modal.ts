import type { MouseEvent } from 'react';

/**
 * The page under the dialog does not scroll (`reset.css`); the scroll bar's width is kept so that nothing
 * moves sideways.
 */
export function openModal(dialog: HTMLDialogElement | null): void {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
  dialog?.showModal();
}

/**
 * Call this before a dialog opens whose focus returns to something in view. It makes the page inert, for which the browser
 * styles every element anew before it shows the dialog: until it closes, sections out of view only keep their height.
 */
export function restOutOfView(dialog: HTMLDialogElement | null): void {
  // All are measured before the first changes, so that the page is laid out once.
  const measured = [...document.querySelectorAll<HTMLElement>('main section')].map(
    (section) => [section.style, section.getBoundingClientRect()] as const,
  );
  for (const [style, { top, bottom, height }] of measured) {
    if (top < innerHeight && bottom > 0) continue;
    style.cssText = `height:${height}px;content-visibility:hidden`;
    dialog?.addEventListener('close', () => setTimeout(() => (style.cssText = ''), 50), { once: true });
  }
}

/** Closes on a click on the dialog itself: where its content fills it, that is the space around it. */
export function closeOnOverlay({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  // To the browser, marking text from inside the dialog to beside it is such a click, too.
  const isMarking = getSelection()?.isCollapsed === false;
  if (target === currentTarget && !isMarking) currentTarget.close();
}
