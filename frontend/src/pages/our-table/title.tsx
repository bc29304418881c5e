export const TITLE_ID = 'our-table-title';

export function Title() {
  return (
    <h1 id={TITLE_ID} tabIndex={-1} className="page-title">
      Our table
    </h1>
  );
}

/** Call this before the pressed button is removed: otherwise focus would fall back to the top of the document. */
export function focusTitle(options?: FocusOptions): void {
  document.getElementById(TITLE_ID)?.focus(options);
}
