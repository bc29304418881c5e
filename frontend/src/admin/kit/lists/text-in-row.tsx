import { TextInput, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUnsavedWork } from '../session/unsaved-work';
import styles from './text-in-row.module.css';
import { useEditInPlace } from './use-edit-in-place';

interface TextInRowProps {
  value: string;
  /** The field's name for screen readers: `Tag of Croquetas`. */
  label: string;
  /** The text in the row, and its name for screen readers. */
  shown: ReactNode;
  shownLabel: string;
  /** Which part of the row this is (`partOfRow`). */
  part: string;
  max: number;
  placeholder?: string;
  isSmall?: boolean;
  isWarning?: boolean;
  /** Why the typed text can't be saved, as a sentence. */
  problemOf?: (typed: string) => string | null;
  helpOf?: (typed: string) => string;
  onSave: (value: string) => void;
}

/**
 * A text edited in place: pressing it opens it with the text selected, Enter or leaving it saves, Escape cancels. A
 * problem is shown beside it and nothing is saved. After Enter and Escape, focus returns to the text.
 */
export function TextInRow(props: TextInRowProps) {
  const { label, shown, shownLabel, part, max, placeholder, isSmall, isWarning } = props;
  const { problemOf, helpOf } = props;
  const { seen, typed, problem, setProblem, button, field, open, close, onKeyDown } = useEditInPlace(props);
  const { value, onSave } = seen;
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
        onClick={() => open(value)}
      >
        {shown}
      </UnstyledButton>
    );
  }

  const save = (takesFocus: boolean) => {
    if (typed !== value) {
      const found = problemOf?.(given) ?? null;
      setProblem(found);
      if (found !== null) return;
      if (given !== value) onSave(given);
    }
    close(takesFocus);
  };
  return (
    <TextInput
      {...field}
      onKeyDown={(event) => onKeyDown(event, () => save(true))}
      {...(isSmall && { w: '100%', maw: '20rem' })}
      aria-label={label}
      placeholder={placeholder}
      maxLength={max}
      error={problem}
      description={helpOf && <span role="status">{helpOf(typed)}</span>}
      inputWrapperOrder={['input', 'description', 'error']}
      onBlur={() => save(false)}
    />
  );
}
