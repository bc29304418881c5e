import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { AdminIcon } from '../shell/admin-icon';
import styles from './list-toolbar.module.css';
import { counted, manyOf, type Noun } from './noun';
import { StateFilter, type StateOption } from './state-filter';

interface Choice {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

interface ListToolbarProps {
  noun: Noun;
  query: string;
  onQuery: (query: string) => void;
  category?: Choice;
  sort?: Choice;
  states?: {
    label: string;
    value: string;
    options: readonly StateOption[];
    onChange: (value: string) => void;
  };
  /** How many the search and the filters leave. */
  shown: number;
  total: number;
  /** Stands after the counts: why the order can't be changed now. */
  note?: ReactNode;
}

/** Searches and filters a list. How many are left is read out as it changes. */
export function ListToolbar(props: ListToolbarProps) {
  const { noun, query, onQuery, category, sort, states, shown, total, note } = props;
  return (
    <div className={styles.toolbar} role="search" aria-label={`Find ${manyOf(noun)}`}>
      <div className={styles.line}>
        <TextInput
          className={styles.search}
          type="search"
          aria-label={`Search ${manyOf(noun)}`}
          placeholder={`Search ${manyOf(noun)}`}
          leftSection={<AdminIcon name="search" />}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
        {category && <Select {...category} />}
        {sort && <Select {...sort} />}
      </div>
      {states && <StateFilter {...states} />}
      <p className={styles.count}>
        <span role="status">{countWords(shown, total, noun)}</span>
        {note}
      </p>
    </div>
  );
}

function Select({ label, value, options, onChange }: Choice) {
  return (
    <NativeSelect
      className={styles.select}
      aria-label={label}
      value={value}
      data={[...options]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function countWords(shown: number, total: number, noun: Noun): string {
  const all = counted(total, noun);
  return shown === total ? all : `${shown.toLocaleString('en-US')} of ${all}`;
}
