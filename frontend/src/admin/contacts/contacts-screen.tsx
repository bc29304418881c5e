import { Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useParams } from 'react-router-dom';
import { ContactDetail } from './contact-detail';
import styles from './contacts-screen.module.css';
import { ContactsList } from './contacts-list';

const HAS_ROOM_FOR_BOTH = '(min-width: 72rem)';

/** On a desktop the message opens beside the list; on a phone each fills the screen. */
export function ContactsScreen() {
  const { id } = useParams();
  const isWide = useMediaQuery(HAS_ROOM_FOR_BOTH, undefined, { getInitialValueInEffect: false }) ?? false;
  if (!isWide) return id === undefined ? <ContactsList /> : <ContactDetail />;
  return (
    <div className={styles.panes}>
      <section aria-label="All messages" className={styles.list}>
        <ContactsList openId={id ?? ''} />
      </section>
      <div className={styles.open}>
        {id === undefined ? (
          <Box component="p" pt="20dvh" ta="center" c="dimmed">
            Select a message to read it here.
          </Box>
        ) : (
          <ContactDetail isBesideList />
        )}
      </div>
    </div>
  );
}
