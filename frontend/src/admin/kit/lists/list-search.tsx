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
  /** Searches that the address does not have yet: it may change only after the next letter is typed. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (search !== known) {
    const at = sent.indexOf(search);
    setKnown(search);
    setSent(at < 0 ? [] : sent.slice(at + 1));
    // The address was changed elsewhere: by a filter, or by Back.
    if (at < 0) setTyped(search);
  }
  const send = () => {
    if (typed.trim() !== (sent.at(-1) ?? search)) setSent([...sent, typed.trim()]);
    onSearch(typed.trim());
  };
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    // Changing the address during a navigation would cancel it: pressing a row would do nothing.
    if (typed.trim() === (sent.at(-1) ?? search) || isLeaving) return undefined;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send();
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
