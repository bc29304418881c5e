import { Link, useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { contactsKey, fetchContacts, type ContactsPage } from '../../api/staff/staff-contacts';
import { type ContactsPlace, placeQuery } from './contact-filter';
import styles from './contact-letter.module.css';
import { quoted } from './contact-words';

const MOST_LOOKED_AT = 100;

interface Neighbour {
  id: string;
  subject: string;
}

export function NeighbourLinks({ id, place }: { id: string; place: ContactsPlace }) {
  const around = useAround(place);
  const at = around.findIndex((each) => each.id === id);
  const newer = around[at - 1];
  const older = at < 0 ? undefined : around[at + 1];
  if (!newer && !older) return null;
  const link = (to: Neighbour, label: string) => (
    <Link to={`/admin/contacts/${encodeURIComponent(to.id)}${placeQuery(place)}`} state={{ around }}>
      {label}: {quoted(to.subject)}
    </Link>
  );
  return (
    <nav aria-label="Other messages" className={styles.neighbours}>
      {newer ? link(newer, 'Newer') : <span />}
      {older && link(older, 'Older')}
    </nav>
  );
}

/** The page that the message was opened from, as it was then; else the newest messages. */
function useAround({ status, search }: ContactsPlace): readonly Neighbour[] {
  const { around } = (useLocation().state ?? {}) as { around?: readonly Neighbour[] };
  const { data } = useSWR<ContactsPage, unknown>(
    around ? null : contactsKey({ status, search }, 1, MOST_LOOKED_AT),
    fetchContacts,
    { revalidateOnFocus: false },
  );
  return around ?? data?.items ?? [];
}
