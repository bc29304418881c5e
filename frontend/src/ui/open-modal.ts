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
 * A modal dialog makes the page inert, so the browser restyles every element before it shows the dialog. This excludes
 * off-screen sections from that until the dialog closes, keeping their height. Only for a dialog that returns focus
 * to something in view: the excluded sections can't be focused.
 */
export function restOutOfView(dialog: HTMLDialogElement | null): void {
  // All are measured before any is changed, so that the browser lays the page out only once.
  const measured = [...document.querySelectorAll<HTMLElement>('main section')].map(
    (section) => [section.style, section.getBoundingClientRect()] as const,
  );
  for (const [style, { top, bottom, height }] of measured) {
    if (top < innerHeight && bottom > 0) continue;
    style.cssText = `height:${height}px;content-visibility:hidden`;
    // Not before the page has been painted without the dialog.
    dialog?.addEventListener('close', () => setTimeout(() => (style.cssText = ''), 50), { once: true });
  }
}

/** Closes on a click on the backdrop, which counts as the dialog element itself if its content fills it. */
export function closeOnOverlay({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  // Selecting text from inside the dialog to outside it also ends in such a click.
  const isMarking = getSelection()?.isCollapsed === false;
  if (target === currentTarget && !isMarking) currentTarget.close();
}
