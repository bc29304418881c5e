/**
 * Opens a dialog above everything. What is under it stands still (`reset.css`): where a scroll bar takes up width, its
 * place is kept, so that nothing moves sideways.
 */
export function openModal(dialog: HTMLDialogElement | null): void {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
  dialog?.showModal();
}
