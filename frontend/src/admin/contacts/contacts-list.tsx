import { useNavigate, useSearchParams } from 'react-router-dom';
import { Screen } from '../shell/screen';
import { useRestaurant } from '../shell/use-restaurant';
import { placeQuery, readPlace, type ContactsPlace } from './contact-filter';
import { ContactSearch } from './contact-search';
import { ContactTabs } from './contact-tabs';
import styles from './contacts-list.module.css';
import { ContactsPageView } from './contacts-page';
import { ExportButton } from './export-button';
import { useContactCounts, useContacts } from './use-contacts';

/** What guests wrote, the newest first, one state at a time. */
export function ContactsList() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { timezone } = useRestaurant();
  const place = readPlace(query);
  const counts = useContactCounts(place.search);
  const contacts = useContacts(place);
  const go = (to: ContactsPlace) => void navigate(`/admin/contacts${placeQuery(to)}`, { replace: true });
  return (
    <Screen
      title="Messages"
      actions={<ExportButton place={place} total={contacts.page?.total} timezone={timezone} />}
    >
      <div className={styles.tools}>
        <ContactTabs place={place} counts={counts} />
        <ContactSearch search={place.search} onSearch={(search) => go({ ...place, search, page: 1 })} />
      </div>
      <ContactsPageView place={place} contacts={contacts} timezone={timezone} onPlace={go} />
    </Screen>
  );
}
