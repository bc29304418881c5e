import { TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useEditInPlace } from '../lists/use-edit-in-place';
import { useUnsavedWork } from '../session/unsaved-work';
import { categoryNameProblem, LONGEST_NAME } from './category-name';
import styles from './name-in-row.module.css';

interface NameInRowProps {
  name: string;
  /** Names that are taken. */
  others: readonly string[];
  onSave: (name: string) => void;
}

/**
 * A name that is changed where it stands, as a price is: a press opens it, Enter or leaving it saves, Escape gives up. What is
 * no name is said beside it, and nothing is saved. After Enter and Escape the focus is on the name again.
 */
export function NameInRow({ name, others, onSave }: NameInRowProps) {
  const { typed, setTyped, button, input, onKeyDown } = useEditInPlace();
  const [problem, setProblem] = useState<string | null>(null);
  useUnsavedWork(typed !== null && typed !== name);

  if (typed === null) {
    return (
      <UnstyledButton
        ref={button}
        className={styles.name}
        data-row-part="name"
        aria-label={`${name}. Rename it`}
        onClick={() => setTyped(name)}
      >
        {name}
      </UnstyledButton>
    );
  }

  const close = () => {
    setTyped(null);
    setProblem(null);
  };
  const save = (): boolean => {
    const found = categoryNameProblem(typed, others);
    setProblem(found);
    if (found !== null) return false;
    if (typed.trim() !== name) onSave(typed.trim());
    close();
    return true;
  };

  return (
    <TextInput
      ref={input}
      aria-label={`Name of ${name}`}
      maxLength={LONGEST_NAME}
      autoComplete="off"
      enterKeyHint="done"
      value={typed}
      error={problem}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => onKeyDown(event, save, close)}
      onBlur={save}
    />
  );
}
