import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { AdminIcon, type AdminIconName } from '../shell/admin-icon';
import styles from './list-toolbar.module.css';
import { counted, manyOf, type Noun } from './noun';
import { StateFilter, type StateFilterProps } from './state-filter';

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
  sort?: Omit<Choice, 'label'>;
  states?: Omit<StateFilterProps, 'label'>;
  shown: number;
  total: number;
  note?: ReactNode;
}

/** Announces how many items match. Two lines on a phone, so that the list is in view. */
export function ListToolbar(props: ListToolbarProps) {
  const { noun, query, onQuery, category, sort, states, shown, total, note } = props;
  return (
    // Its lines are laid out by the screen, so that the first can stick over the whole list.
    <div style={{ display: 'contents' }} role="search" aria-label={`Find ${manyOf(noun)}`}>
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
        {(category || sort) && (
          <div className={styles.selects}>
            {category && <Select {...category} />}
            {sort && <Select {...sort} label="Sort" icon="sort" />}
          </div>
        )}
      </div>
      {states && <StateFilter {...states} label="Show" />}
      <p className={styles.count} data-said={(states && shown === total && note === undefined) || undefined}>
        <span role="status">{countWords(shown, total, noun)}</span>
        {note}
      </p>
    </div>
  );
}

function Select({ label, value, options, onChange, icon }: Choice & { icon?: AdminIconName }) {
  return (
    <NativeSelect
      className={styles.select}
      wrapperProps={{ 'data-small': icon && '' }}
      data-set={value !== '' || undefined}
      leftSection={icon && <AdminIcon name={icon} />}
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
