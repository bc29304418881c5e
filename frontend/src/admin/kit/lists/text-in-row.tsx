import { TextInput, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useUnsavedWork } from '../session/unsaved-work';
import styles from './text-in-row.module.css';
import { useEditInPlace } from './use-edit-in-place';

interface TextInRowProps {
  value: string;
  /** What a screen reader calls the field: `Tag of Croquetas`. */
  label: string;
  /** What stands in the row, and what a screen reader calls it. */
  shown: ReactNode;
  shownLabel: string;
  /** The part of the row that it is (`partOfRow`). */
  part: string;
  max: number;
  placeholder?: string;
  isSmall?: boolean;
  isWarning?: boolean;
  /** What is wrong with what is typed, in a sentence: it is not saved. */
  problemOf?: (typed: string) => string | null;
  /** What is said while it is typed. */
  helpOf?: (typed: string) => string;
  onSave: (value: string) => void;
}

/**
 * A text that is changed where it stands: a press opens it with its text selected, Enter or leaving it saves, Escape gives
 * up. What is wrong is said beside it, and nothing is saved. After Enter and Escape the focus is on the text again.
 */
export function TextInRow(props: TextInRowProps) {
  const { value, label, shown, shownLabel, part, max, placeholder, isSmall, isWarning } = props;
  const { problemOf, helpOf, onSave } = props;
  const { typed, setTyped, button, input, close, onKeyDown } = useEditInPlace();
  const [problem, setProblem] = useState<string | null>(null);
  const given = (typed ?? value).trim().replace(/\s+/g, ' ');
  useUnsavedWork(typed !== null && typed !== value && given !== value);

  if (typed === null) {
    return (
      <UnstyledButton
        ref={button}
        className={styles.text}
        data-row-part={part}
        data-small={isSmall}
        data-warning={isWarning || undefined}
        aria-label={shownLabel}
        onClick={() => setTyped(value)}
      >
        {shown}
      </UnstyledButton>
    );
  }

  const leave = (takesFocus: boolean) => {
    setProblem(null);
    close(takesFocus);
  };
  const save = (takesFocus: boolean) => {
    if (typed !== value) {
      const found = problemOf?.(given) ?? null;
      setProblem(found);
      if (found !== null) return;
      if (given !== value) onSave(given);
    }
    leave(takesFocus);
  };
  return (
    <TextInput
      ref={input}
      className={styles.field}
      data-small={isSmall}
      aria-label={label}
      placeholder={placeholder}
      maxLength={max}
      autoComplete="off"
      enterKeyHint="done"
      value={typed}
      error={problem}
      description={helpOf && <span role="status">{helpOf(typed)}</span>}
      inputWrapperOrder={['input', 'description', 'error']}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) =>
        onKeyDown(
          event,
          () => save(true),
          () => leave(true),
        )
      }
      onBlur={() => save(false)}
    />
  );
}
