import { Group } from '@mantine/core';
import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications';
import type { DescribedFailure } from './describe-failure';
import { giveFocusBack } from './notice-focus';
import styles from './notify.module.css';

export const MOST_NOTICES = 3;

const UNDO_MS = 10_000;
const LINK_MS = 8_000;
const PLAIN_MS = 5_000;

/** Each action closes the notice; an action without `run` does nothing else. */
interface NoticeAction {
  label: string;
  run?: () => void;
}

interface DoneOptions {
  /** Reverts the change. Offered for ten seconds, longer while the pointer or focus is on the notice. */
  undo?: (() => void) | undefined;
  live?: { to: string; label: string } | undefined;
  /** The subject: a newer notice about the same subject replaces this one. */
  about?: string;
}

/** Reports a completed action: `“Croquetas” is sold out`. Screen readers announce it politely. */
export function notifyDone(text: string, { undo, live, about }: DoneOptions = {}): void {
  const actions = undo ? [{ label: 'Undo', run: undo }] : [];
  show('done', about, undo ? UNDO_MS : live ? LINK_MS : PLAIN_MS, (id) => ({
    role: 'status',
    color: 'good',
    message: <Notice {...{ id, text, actions, live }} />,
  }));
}

/** Reports a failure at once. Stays until it is closed or retried: a lost change must not go unnoticed. */
export function notifyFailure({ title, text, canRetry }: DescribedFailure, retry?: () => void): void {
  showProblem(title, text, retry && canRetry ? [{ label: 'Try again', run: retry }] : []);
}

interface Conflict {
  title: string;
  text: string;
  /** The button that keeps the other person's value: `Keep $9`. */
  keep?: string;
  /** The button that applies one’s own change, and its action. */
  mine?: string;
  useMine: () => void;
}

/** Someone else changed it first: their value is shown, and stays unless staff choose their own. */
export function notifyConflict({ title, text, keep = 'Use theirs', mine = 'Use mine', useMine }: Conflict) {
  showProblem(title, text, [{ label: mine, run: useMine }, { label: keep }]);
}

function showProblem(title: string, text: string, actions: readonly NoticeAction[]): void {
  show('failure', title, false, (id) => ({
    role: 'alert',
    color: 'danger',
    message: <Notice {...{ id, title, text, actions }} />,
  }));
}

let count = 0;

function show(
  kind: 'done' | 'failure',
  about: string | undefined,
  autoClose: number | false,
  partsOf: (id: string) => NotificationData,
): void {
  if (about)
    shown()
      .filter((entry) => entry['data-about'] === about)
      .forEach(hide);
  makeRoom();
  count += 1;
  const id = `notice-${count}`;
  const notice: NotificationData = {
    id,
    'data-notice': kind,
    'data-notice-id': id,
    'data-about': about,
    autoClose,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close this notice' },
    onClose: () => giveFocusBack(id),
    // The library only pauses for the pointer; WCAG 2.2.1 requires a pause for focus too.
    onFocus: () => notifications.update({ ...notice, autoClose: false }),
    onBlur: () => notifications.update(notice),
    ...partsOf(id),
  };
  notifications.show(notice);
}

/** Makes room for the newest: removes the oldest success, or the oldest failure if all are failures. */
function makeRoom(): void {
  const before = shown();
  if (before.length < MOST_NOTICES) return;
  const oldest = before.find((entry) => entry['data-notice'] === 'done') ?? before[0];
  if (oldest) hide(oldest);
}

function hide({ id }: NotificationData): void {
  if (id !== undefined) notifications.hide(id);
}

function shown(): readonly NotificationData[] {
  const { notifications: visible, queue } = notificationsStore.getState();
  return [...visible, ...queue];
}

interface NoticeProps {
  id: string;
  title?: string;
  text: string;
  actions: readonly NoticeAction[];
  live?: { to: string; label: string } | undefined;
}

function Notice({ id, title, text, actions, live }: NoticeProps) {
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
