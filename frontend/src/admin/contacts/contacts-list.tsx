import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { AdminIcon } from '../kit/shell/admin-icon';
import { Screen } from '../kit/shell/screen';
import { FOCUS_TITLE } from '../kit/shell/title-focus';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { placeQuery, readPlace } from './contact-filter';
import { ContactTabs } from './contact-tabs';
import styles from './contacts-list.module.css';
import { ContactsPageView } from './contacts-page';
import { ExportButton } from './export-button';
import { useContactCounts, useContacts } from './use-contacts';

export function ContactsList() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { timezone } = useRestaurant();
  const place = readPlace(query);
  const contacts = useContacts(place);
  const search = (words: string) =>
    void navigate(`/admin/contacts${placeQuery({ ...place, search: words, page: 1 })}`, { replace: true });
  const turnTo = (page: number, isMend = false) =>
    void navigate(`/admin/contacts${placeQuery({ ...place, page })}`, {
      state: FOCUS_TITLE,
      replace: isMend,
    });
  return (
    <Screen
      title="Messages"
      actions={<ExportButton place={place} total={contacts.total} timezone={timezone} />}
    >
      <div className={styles.tools}>
        <ContactTabs place={place} counts={useContactCounts(place.search)} />
        <ContactSearch search={place.search} onSearch={search} />
      </div>
      <ContactsPageView place={place} contacts={contacts} timezone={timezone} onPage={turnTo} />
    </Screen>
  );
}

const PAUSE_MS = 300;

interface ContactSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

function ContactSearch({ search, onSearch }: ContactSearchProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // The address was changed in another way: by a tab, or by Back.
  if (search !== known) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    // Changing the address during a navigation would cancel it: a press on a message would do nothing.
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
        aria-label="Search messages"
        placeholder="Search messages"
        maxLength={200}
        leftSection={<AdminIcon name="search" size={18} />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
