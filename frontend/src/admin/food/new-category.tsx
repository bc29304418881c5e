import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { StaffCategory } from '../../api/staff/staff-categories';
import { useUnsavedWork } from '../kit/session/unsaved-work';
import { categoryNameProblem, MAX_CATEGORY_NAME } from './category-name';
import type { FoodWords } from './food-kind';
import styles from './new-category.module.css';

interface NewCategoryProps {
  known: readonly StaffCategory[];
  /** Resolves to whether it was stored. */
  onAdd: (name: string) => Promise<boolean>;
  words: FoodWords;
}

export function NewCategory({ known, onAdd, words }: NewCategoryProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  useUnsavedWork(name !== '');

  const submit = async () => {
    if (isAdding) return;
    const found = categoryNameProblem(
      name,
      known.map((category) => category.name),
    );
    setProblem(found);
    if (found !== null) return;
    setIsAdding(true);
    if (await onAdd(name.trim())) setName('');
    setIsAdding(false);
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <TextInput
        className={styles.name}
        label="New category"
        description={`Added last. Hidden until it has a ${words.one}.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={MAX_CATEGORY_NAME}
        autoComplete="off"
        value={name}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" className={styles.add} aria-disabled={isAdding}>
        {isAdding ? 'Adding…' : 'Add'}
      </Button>
    </form>
  );
}
