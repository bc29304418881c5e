import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications';
import type { DescribedFailure } from './describe-failure';
import { Notice } from './notice';
import { giveFocusBack } from './notice-focus';

/** More than so many are too much to read; the oldest goes. */
export const MOST_NOTICES = 3;

const UNDO_MS = 10_000;
const LINK_MS = 8_000;
const PLAIN_MS = 5_000;

export interface DoneOptions {
  /** Takes the change back. Offered for ten seconds, longer while the notice has the pointer or the focus. */
  undo?: () => void;
  /** Where diners see the change: a page of the public site, opened in a new tab. */
  live?: { to: string; label: string };
  /** What it is about: the next notice about the same takes the place of this one. */
  about?: string;
}

/** Says what has been done: `“Croquetas” is sold out`. Screen readers hear it when they are through with the rest. */
export function notifyDone(text: string, { undo, live, about }: DoneOptions = {}): void {
  for (const same of shown().filter((entry) => entry['data-about'] === about)) if (about) hide(same);
  const closesAfterMs = undo ? UNDO_MS : live ? LINK_MS : PLAIN_MS;
  show('done', (id) => ({
    role: 'status',
    color: 'good',
    ...(about ? { 'data-about': about } : {}),
    message: (
      <Notice
        id={id}
        text={text}
        closesAfterMs={closesAfterMs}
        {...(undo ? { action: { label: 'Undo', run: undo } } : {})}
        {...(live ? { live } : {})}
      />
    ),
  }));
}

/**
 * Says what could not be done. It stays until it is closed or tried again: a change that is lost must not slip by. The same
 * failure again takes the place of the first. Screen readers hear it at once.
 */
export function notifyFailure(failure: DescribedFailure, { retry }: { retry?: () => void } = {}): void {
  const { title, text, canRetry } = failure;
  for (const same of shown().filter((entry) => entry['data-about'] === title)) hide(same);
  show('failure', (id) => ({
    role: 'alert',
    color: 'danger',
    'data-about': title,
    message: (
      <Notice
        id={id}
        title={title}
        text={text}
        closesAfterMs={null}
        {...(retry && canRetry ? { action: { label: 'Try again', run: retry } } : {})}
      />
    ),
  }));
}

let count = 0;

function show(kind: 'done' | 'failure', partsOf: (id: string) => NotificationData): void {
  makeRoom();
  count += 1;
  const id = `notice-${count}`;
  notifications.show({
    id,
    'data-notice': kind,
    'data-notice-id': id,
    autoClose: false,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close this notice' },
    onClose: () => giveFocusBack(id),
    ...partsOf(id),
  });
}

/** The newest is never kept waiting: the oldest goes, and one that tells of a failure only among its like. */
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
