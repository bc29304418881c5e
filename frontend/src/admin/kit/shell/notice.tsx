import { Group } from '@mantine/core';
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
    <Group justify="space-between" gap="0 var(--space-3)" c="var(--color-text)" fz="var(--text-s)">
      <p className={styles.words}>
        {title !== undefined && <b>{title}. </b>}
        {text}
      </p>
      {(actions.length > 0 || live) && (
        <Group component="p" gap="xs" ms="calc(-1 * var(--space-2))">
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
        </Group>
      )}
    </Group>
  );
}
