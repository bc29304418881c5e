import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListSearch } from '../kit/lists/list-search';
import { Screen } from '../kit/shell/screen';
import { FOCUS_TITLE, KEEP_FOCUS } from '../kit/shell/title-focus';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { messagePath, placeQuery, readPlace } from './contact-filter';
import { ContactTabs } from './contact-tabs';
import styles from './contacts-list.module.css';
import { ContactsPageView } from './contacts-page';
import { ExportButton } from './export-button';
import { useContactCounts, useContacts } from './use-contacts';

interface ContactsListProps {
  /** Where messages open beside the list: the id of the open one, or empty. */
  openId?: string;
}

export function ContactsList({ openId }: ContactsListProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { timezone } = useRestaurant();
  const place = readPlace(query);
  const contacts = useContacts(place);
  const at = openId ? messagePath(openId) : '/admin/contacts';
  const search = (words: string) =>
    void navigate(at + placeQuery({ ...place, search: words, page: 1 }), { replace: true });
  const turnTo = (page: number, isMend = false) =>
    void navigate(at + placeQuery({ ...place, page }), {
      state: openId ? KEEP_FOCUS : FOCUS_TITLE,
      replace: isMend,
    });
  const actions = <ExportButton place={place} total={contacts.total} timezone={timezone} />;
  return (
    <>
      {openId ? (
        <div className={styles.title}>
          <h2>Messages</h2>
          {actions}
        </div>
      ) : (
        <Screen title="Messages" actions={actions}>
          {null}
        </Screen>
      )}
      <div className={styles.tools}>
        <ContactTabs place={place} counts={useContactCounts(place.search)} />
        <ListSearch label="Search messages" search={place.search} onSearch={search} />
      </div>
      <ContactsPageView
        place={place}
        contacts={contacts}
        timezone={timezone}
        openId={openId}
        onPage={turnTo}
      />
    </>
  );
}
