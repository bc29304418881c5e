import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * `now`: the row's value, and what saves a change to it. `seen`: while the field is open, `now` as it was on opening,
 * so that a save can't overwrite what somebody else has changed since.
 */
export function useEditInPlace<Row>(now: Row) {
  /** The text in the field; null while the field is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(now);
  /** Why it can't be saved. */
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const takesFocus = useRef(false);
  const isOpen = typed !== null;
  useEffect(() => {
    if (isOpen) {
      // Selecting does not focus in every browser.
      input.current?.focus();
      input.current?.select();
    } else if (takesFocus.current) button.current?.focus();
    takesFocus.current = false;
  }, [isOpen]);

  const open = (text: string) => {
    setOpened(now);
    setTyped(text);
  };

  const close = (isFocused: boolean) => {
    takesFocus.current = isFocused;
    setProblem(null);
    setTyped(null);
  };

  const onKeyDown = (event: KeyboardEvent, save: () => void) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    // Keeps the key from the dialog or search around it.
    event.stopPropagation();
    if (event.key === 'Escape') close(true);
    else save();
  };

  const field = {
    ref: input,
    value: typed ?? '',
    autoComplete: 'off',
    enterKeyHint: 'done' as const,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
  };
  const seen = isOpen ? opened : now;
  return { seen, typed, problem, setProblem, button, field, open, close, onKeyDown };
}
