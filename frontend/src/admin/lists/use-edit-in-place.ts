import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface EditInPlace {
  /** What stands in the field; null while it is closed. */
  typed: string | null;
  setTyped: (typed: string | null) => void;
  /** What opens it. */
  button: RefObject<HTMLButtonElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** Enter saves (`save` tells whether that closed it), Escape gives up. */
  onKeyDown: (event: KeyboardEvent, save: () => boolean, close: () => void) => void;
}

/**
 * A text that is changed where it stands: opened with all of it selected. After Enter and Escape the focus is on the button
 * again; where the field was left, it stays where it went.
 */
export function useEditInPlace(): EditInPlace {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const takesFocus = useRef(false);
  const isOpen = typed !== null;
  useEffect(() => {
    if (isOpen) {
      // Not every browser gives the focus to what is selected.
      input.current?.focus();
      input.current?.select();
    } else if (takesFocus.current) button.current?.focus();
    takesFocus.current = false;
  }, [isOpen]);

  const onKeyDown: EditInPlace['onKeyDown'] = (event, save, close) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    // Only this text is given up, not the dialog or the search around it.
    event.stopPropagation();
    if (event.key === 'Escape') {
      close();
      takesFocus.current = true;
    } else takesFocus.current = save();
  };
  return { typed, setTyped, button, input, onKeyDown };
}
