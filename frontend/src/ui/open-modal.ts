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

/** Closes on a click on the dialog itself: where its content fills it, that is the space around it. */
export function closeOnOverlay({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  // To the browser, marking text from inside the dialog to beside it is such a click, too.
  const isMarking = getSelection()?.isCollapsed === false;
  if (target === currentTarget && !isMarking) currentTarget.close();
}
