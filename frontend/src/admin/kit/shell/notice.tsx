import { notifications } from '@mantine/notifications';
import styles from './notice.module.css';

interface NoticeProps {
  id: string;
  title?: string;
  text: string;
  action?: { label: string; run: () => void } | undefined;
  live?: { to: string; label: string } | undefined;
}

export function Notice({ id, title, text, action, live }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.words}>
        {title !== undefined && <strong className={styles.title}>{title}. </strong>}
        {text}
      </p>
      {(action || live) && (
        <p className={styles.actions}>
          {action && (
            <button
              type="button"
              className={styles.action}
              aria-keyshortcuts="F8"
              onClick={() => {
                notifications.hide(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          {live && (
            <a
              className={styles.action}
              href={live.to}
              target="_blank"
              rel="noopener"
              aria-label={`${live.label} (opens in a new tab)`}
            >
              {live.label}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
