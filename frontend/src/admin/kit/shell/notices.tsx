import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { rememberFocus, toggleNoticeFocus } from './notice-focus';
import styles from './notices.module.css';
import { MOST_NOTICES } from './notify';

export function Notices() {
  useWindowEvent('focusin', rememberFocus);
  useHotkeys([['F8', toggleNoticeFocus, { preventDefault: false }]], [], true);
  return (
    <Notifications
      position="bottom-center"
      limit={MOST_NOTICES}
      containerWidth={520}
      // Tall enough that no long reason is cut off.
      notificationMaxHeight={600}
      className={styles.notices ?? ''}
      classNames={{ notification: styles.notice ?? '' }}
      // Swiping a list sideways must not dismiss an undo.
      allowScrollDismiss={false}
    />
  );
}
