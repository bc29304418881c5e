import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useInSight } from '../kit/lists/use-in-sight';
import { FILTERS, placeQuery, type ContactsPlace } from './contact-filter';
import styles from './contact-tabs.module.css';
import type { ContactCounts } from './use-contacts';

interface ContactTabsProps {
  place: ContactsPlace;
  counts: ContactCounts | undefined;
}

/** Links, because each list has an address. */
export function ContactTabs({ place, counts }: ContactTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  useInSight(row, place.status);
  return (
    <nav aria-label="Messages by state">
      <ul ref={row} role="list" className={styles.tabs}>
        {FILTERS.map(({ status, label }) => (
          <li key={status}>
            <Link
              className={styles.tab}
              to={`/admin/contacts${placeQuery({ status, search: place.search, page: 1 })}`}
              aria-current={status === place.status ? 'page' : undefined}
            >
              {label}
              {counts !== undefined && counts[status] > 0 && (
                <span className={styles.count} data-some={status === 'new' || undefined}>
                  {counts[status].toLocaleString('en-US')}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
