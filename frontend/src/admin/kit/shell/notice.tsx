import { notifications } from '@mantine/notifications';
import styles from './notice.module.css';

/** Each action closes the notice; an action without `run` does nothing else. */
export interface NoticeAction {
  label: string;
  run?: () => void;
}

interface NoticeProps {
  id: string;
  title?: string;
  text: string;
  actions: readonly NoticeAction[];
  live?: { to: string; label: string } | undefined;
}

export function Notice({ id, title, text, actions, live }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.words}>
        {title !== undefined && <strong className={styles.title}>{title}. </strong>}
        {text}
      </p>
      {(actions.length > 0 || live) && (
        <p className={styles.actions}>
          {actions.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              className={styles.action}
              aria-keyshortcuts="F8"
              onClick={() => {
                notifications.hide(id);
                run?.();
              }}
            >
              {label}
            </button>
          ))}
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
