/** For a button that is sometimes off: `aria-disabled` rather than `disabled`, which would lose focus. */
export const pressUnless = (isOff: boolean, run: () => void) => ({
  'aria-disabled': isOff || undefined,
  'data-disabled': isOff || undefined,
  onClick: () => isOff || run(),
});
