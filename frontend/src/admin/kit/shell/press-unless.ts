/** For a button that may be off: not `disabled`, which would lose the focus. */
export const pressUnless = (isOff: boolean, run: () => void) => ({
  'aria-disabled': isOff || undefined,
  'data-disabled': isOff || undefined,
  onClick: () => isOff || run(),
});
