import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListSearch } from '../kit/lists/list-search';
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
        <ListSearch label="Search messages" search={place.search} onSearch={search} />
      </div>
      <ContactsPageView place={place} contacts={contacts} timezone={timezone} onPage={turnTo} />
    </Screen>
  );
}
