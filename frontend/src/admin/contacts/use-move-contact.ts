import { useSWRConfig } from 'swr';
import { isApiError } from '../../api/errors';
import {
  isContactsKey,
  removeContact,
  type ContactsPage,
  type ContactStatus,
  type StaffContact,
} from '../../api/staff/staff-contacts';
import { useConfirm } from '../shell/confirm';
import { changedFirst, describeChangeFailure, nowWords, stillWords } from '../shell/describe-change-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { NOT_MOVED, quoted, WHERE_IT_IS } from './contact-words';
import { currentContact, inTurn, moveThere } from './move-contact';

export interface ContactMoves {
  /** Moves a message and offers to take that back; gives it as it is then, moved or not. */
  move: (contact: StaffContact, status: ContactStatus) => Promise<{ isDone: boolean; now: StaffContact }>;
  /** Asks, then deletes for good. Whether it is gone. */
  remove: (contact: StaffContact) => Promise<boolean>;
  /** Shows a message as it has just been read, in every list, and reads them anew. */
  showOpened: (contact: StaffContact) => void;
}

/** What staff do with messages, wherever they see them. What fails is said, with a way to try again. */
export function useMoveContact(): ContactMoves {
  const { mutate } = useSWRConfig();
  const confirm = useConfirm();

  const refresh = () => void mutate(isContactsKey);

  /** In every list that is held, without asking anew: a tap shows at once. Null: it is gone. */
  const show = (id: string, contact: StaffContact | null) =>
    void mutate<ContactsPage>(
      isContactsKey,
      (page) =>
        page && 'items' in page
          ? { ...page, items: page.items.flatMap((each) => (each.id === id ? (contact ?? []) : each)) }
          : page,
      { revalidate: false },
    );

  /** Says what was not done to a message, and shows it as it is now. */
  const settle = (
    error: unknown,
    contact: StaffContact,
    outcome: string,
    retry: (now: StaffContact) => void,
  ) => {
    const current = currentContact(error);
    const now = current ?? contact;
    show(contact.id, isApiError(error, 'not-found') ? null : now);
    refresh();
    const what = quoted(contact.subject);
    const state = WHERE_IT_IS[now.status];
    const failure = current
      ? changedFirst(error, what, outcome, nowWords(state))
      : describeChangeFailure(error, what, outcome, stillWords(state));
    notifyFailure(failure, { retry: () => retry(now) });
    return now;
  };

  const move: ContactMoves['move'] = async (contact, status) => {
    show(contact.id, { ...contact, status });
    try {
      const moved = await inTurn(contact, (etag) => moveThere({ ...contact, etag }, status));
      show(contact.id, moved);
      refresh();
      const undo = () => void move(moved, contact.status);
      notifyDone(`${quoted(contact.subject)} ${WHERE_IT_IS[status]}`, { undo });
      return { isDone: true, now: moved };
    } catch (error) {
      const now = settle(error, contact, NOT_MOVED[status], (latest) => void move(latest, status));
      return { isDone: false, now };
    }
  };

  const erase = async (contact: StaffContact): Promise<boolean> => {
    try {
      await inTurn(contact, (etag) => removeContact({ ...contact, etag }));
      show(contact.id, null);
      refresh();
      notifyDone(`${quoted(contact.subject)} is deleted`);
      return true;
    } catch (error) {
      settle(error, contact, 'was not deleted', (latest) => void erase(latest));
      return false;
    }
  };

  const remove: ContactMoves['remove'] = async (contact) => {
    const isSure = await confirm({
      title: `Delete ${quoted(contact.subject)}?`,
      text: `The message from ${quoted(contact.name)} is deleted for good: nobody can bring it back. To keep it out of the way, archive it instead.`,
      action: 'Delete',
      isDangerous: true,
    });
    return isSure && erase(contact);
  };

  const showOpened = (contact: StaffContact) => {
    show(contact.id, contact);
    refresh();
  };

  return { move, remove, showOpened };
}
