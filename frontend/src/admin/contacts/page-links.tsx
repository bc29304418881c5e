import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { FOCUS_TITLE } from '../shell/title-focus';
import { placeQuery, type ContactsPlace } from './contact-filter';
import styles from './contacts-list.module.css';

/** To the newer and the older messages. After a turn of the page the title has the focus. */
export function PageLinks({ place, pages }: { place: ContactsPlace; pages: number }) {
  const link = (page: number, label: string) => (
    <Button
      component={Link}
      variant="default"
      to={`/admin/contacts${placeQuery({ ...place, page })}`}
      state={FOCUS_TITLE}
    >
      {label}
    </Button>
  );
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {place.page > 1 ? link(place.page - 1, 'Newer') : <span />}
      <span>
        Page {place.page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </span>
      {place.page < pages ? link(place.page + 1, 'Older') : <span />}
    </nav>
  );
}
