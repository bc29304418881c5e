import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { AdminIcon } from '../shell/admin-icon';

const PAUSE_MS = 300;

interface ListSearchProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

/** Search box for a list that the server searches: after a pause in typing, or at once with Enter. */
export function ListSearch({ label, search, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // The address was changed elsewhere: by a filter, or by Back.
  if (search !== known) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    // Changing the address during a navigation would cancel it: pressing a row would do nothing.
    if (typed.trim() === search || isLeaving) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        leftSection={<AdminIcon name="search" size={18} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
