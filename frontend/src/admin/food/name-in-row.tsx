import { TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const takesFocus = useRef(false);
  const isOpen = typed !== null;
  useUnsavedWork(isOpen && typed !== name);
  useEffect(() => {
    if (isOpen) {
      // Not every browser gives the focus to what is selected.
      input.current?.focus();
      input.current?.select();
    } else if (takesFocus.current) button.current?.focus();
    takesFocus.current = false;
  }, [isOpen]);

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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    takesFocus.current = true;
    if (event.key === 'Escape') close();
    else takesFocus.current = save();
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
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  );
}
