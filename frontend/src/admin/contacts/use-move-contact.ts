import { useSWRConfig } from 'swr';
import { currentOf, ignoreGone, isApiError } from '../../api/errors';
import {
  changeContact,
  type Colleague,
  contactsCollection,
  CONTACTS_PATH,
  isContactsKey,
  type ContactsPage,
  type ContactStatus,
  peekKey,
  type StaffContact,
} from '../../api/staff/staff-contacts';
import { listChangesOf } from '../kit/lists/list-changes';
import { askToDelete } from '../kit/shell/confirm';
import { conflictText, describeChangeFailure, stillWords } from '../kit/shell/describe-failure';
import { titleOf } from '../kit/shell/message-title';
import { notifyConflict, notifyDone, notifyFailure } from '../kit/shell/notify';
import { quoted, STATUS_WORDS } from './contact-words';

const CHANGES = listChangesOf<StaffContact>(CONTACTS_PATH);

interface Stored {
  isDone: boolean;
  now: StaffContact;
}

interface StoreWords {
  /** What the change is about, as it is stored: `is archived`. */
  stateOf?: (contact: StaffContact) => string;
  conflict?: { question: string; mine: string; keep: string };
}

const statusWords = ({ status }: StaffContact) => STATUS_WORDS[status].isThere;
const hasFailedReply = ({ replies }: StaffContact) => replies.some(({ mail }) => mail.state === 'failed');
const assigneeWords = ({ assignee }: StaffContact) =>
  assignee ? `is assigned to ${assignee.name}` : 'is unassigned';

export function useMoveContact() {
  const { mutate } = useSWRConfig();

  const refresh = () => void mutate(isContactsKey);

  const show = (id: string, contact: StaffContact | null) => {
    if (contact) void mutate(peekKey(id), contact, { revalidate: false });
    void mutate<ContactsPage>(
      isContactsKey,
      (page) =>
        page && 'items' in page
          ? { ...page, items: page.items.flatMap((each) => (each.id === id ? (contact ?? []) : each)) }
          : page,
      { revalidate: false },
    );
  };

  /** Stores a change to the version that staff saw. If that fails, reports it and offers `again`. */
  const store = async (
    contact: StaffContact,
    act: (etag: string) => Promise<StaffContact | void>,
    outcome: string,
    again: (now: StaffContact) => void,
    { stateOf = statusWords, conflict }: StoreWords = {},
  ): Promise<Stored> => {
    try {
      const stored = await CHANGES.save(contact.id, contact.etag, act);
      show(contact.id, stored ?? null);
      return { isDone: true, now: stored ?? contact };
    } catch (error) {
      const current = currentOf(error, contactsCollection.read);
      const now = current ?? contact;
      show(contact.id, isApiError(error, 'not-found') ? null : now);
      const what = quoted(titleOf(contact));
      const [state, before] = [stateOf(now), stateOf(contact)];
      if (current) {
        const isNews = hasFailedReply(now) && !hasFailedReply(contact);
        const text = isNews
          ? `A reply to it couldn’t be sent. ${conflict?.question ?? 'Save your change anyway?'}`
          : conflictText(state, before, conflict?.question);
        notifyConflict({ title: `${what} ${outcome}`, text, ...conflict, useMine: () => again(now) });
      } else {
        const failure = describeChangeFailure(error, what, outcome, stillWords(state));
        notifyFailure(failure, () => again(now));
      }
      return { isDone: false, now };
    } finally {
      refresh();
    }
  };

  const move = async (contact: StaffContact, status: ContactStatus): Promise<Stored> => {
    const { isThere, notMoved } = STATUS_WORDS[status];
    show(contact.id, { ...contact, status });
    const stored = await store(
      contact,
      (etag) => changeOnce(contact.id, etag, { status }, (now) => now.status === status),
      notMoved,
      (now) => void move(now, status),
    );
    const undo = () => void move(stored.now, contact.status);
    if (stored.isDone)
      notifyDone(`${quoted(titleOf(contact))} ${isThere}`, { undo, about: `${contact.id} status` });
    return stored;
  };

  /** Assigns it to a colleague, or to nobody. */
  const assign = async (contact: StaffContact, assignee: Colleague | null): Promise<Stored> => {
    const wanted = assignee?.id ?? null;
    const isIt = (now: StaffContact) => (now.assignee?.id ?? null) === wanted;
    show(contact.id, { ...contact, assignee });
    const stored = await store(
      contact,
      (etag) => changeOnce(contact.id, etag, { assignee: wanted }, isIt),
      'was not assigned',
      (now) => void assign(now, assignee),
      { stateOf: assigneeWords },
    );
    const undo = () => void assign(stored.now, contact.assignee);
    if (stored.isDone)
      notifyDone(`${quoted(titleOf(contact))} ${assigneeWords(stored.now)}`, {
        undo,
        about: `${contact.id} assignee`,
      });
    return stored;
  };

  const erase = async (contact: StaffContact): Promise<boolean> => {
    const { isDone } = await store(
      contact,
      (etag) => contactsCollection.remove(contact.id, etag).catch(ignoreGone),
      'was not deleted',
      (now) => void erase(now),
      { conflict: { question: 'Delete it anyway?', mine: 'Delete', keep: 'Keep it' } },
    );
    if (isDone) notifyDone(`${quoted(titleOf(contact))} is deleted`);
    return isDone;
  };

  const remove = async (contact: StaffContact): Promise<boolean> => {
    const text = `The message from ${quoted(contact.name)} will be deleted permanently. To keep it, archive it instead.`;
    const isSure = await askToDelete(`Delete ${quoted(titleOf(contact))}?`, text);
    return isSure && erase(contact);
  };

  const showOpened = (contact: StaffContact) => {
    show(contact.id, contact);
    refresh();
  };

  return { move, assign, remove, showOpened };
}

/** A message already in the desired state counts as changed: our change was stored, and only its answer was lost. */
async function changeOnce(
  id: string,
  etag: string,
  change: Parameters<typeof changeContact>[2],
  isChanged: (now: StaffContact) => boolean,
): Promise<StaffContact> {
  try {
    return await changeContact(id, etag, change);
  } catch (error) {
    const current = currentOf(error, contactsCollection.read);
    if (current && isChanged(current)) return current;
    throw error;
  }
}
