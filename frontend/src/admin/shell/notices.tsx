import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { trackNoticeFocus } from './notice-focus';
import styles from './notices.module.css';
import { MOST_NOTICES } from './notify';

/** Where the notices stand: above whatever sticks to the bottom. F8 leads to the newest one, and back. */
export function Notices() {
  useEffect(() => trackNoticeFocus(document), []);
  return (
    <Notifications
      position="bottom-center"
      limit={MOST_NOTICES}
      autoClose={false}
      containerWidth={520}
      // Never so low that a long reason is cut.
      notificationMaxHeight={600}
      className={styles.notices ?? ''}
      classNames={{ notification: styles.notice ?? '' }}
      // A hand that scrolls a list sideways should not lose the way to undo.
      allowScrollDismiss={false}
    />
  );
}
