import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import styles from './notice.module.css';
import { useAutoClose } from './use-auto-close';

interface NoticeProps {
  id: string;
  title?: string;
  text: string;
  /** Null: it stays until it is closed. */
  closesAfterMs: number | null;
  action?: { label: string; run: () => void };
  live?: { to: string; label: string };
}

/** What a notice says and offers. What it offers is a tap, or F8 and Enter. */
export function Notice({ id, title, text, closesAfterMs, action, live }: NoticeProps) {
  const root = useRef<HTMLDivElement>(null);
  const close = () => notifications.hide(id);
  useAutoClose(root, closesAfterMs, close);
  return (
    <div ref={root} className={styles.notice}>
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
                close();
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
