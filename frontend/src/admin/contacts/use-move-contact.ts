import { useSWRConfig } from 'swr';
import { isApiError } from '../../api/errors';
import {
  CONTACTS_PATH,
  isContactsKey,
  moveContact,
  readContact,
  removeContact,
  type ContactsPage,
  type ContactStatus,
  type StaffContact,
} from '../../api/staff/staff-contacts';
import { listChangesOf } from '../lists/list-changes';
import { useConfirm } from '../shell/confirm';
import { describeFailure } from '../shell/describe-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import { quoted, WHERE_IT_IS } from './contact-words';

const CHANGES = listChangesOf<StaffContact>(CONTACTS_PATH);

export interface ContactMoves {
  /** Moves a message and offers to take that back. Gives it as it is stored then; null where it was not moved. */
  move: (contact: StaffContact, status: ContactStatus) => Promise<StaffContact | null>;
  /** Asks, then deletes for good. Whether it is gone. */
  remove: (contact: StaffContact) => Promise<boolean>;
  /** Reads every list of messages that is shown anew. */
  refresh: () => void;
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
  const settle = (error: unknown, contact: StaffContact, outcome: string, retry: () => void) => {
    const current = currentOf(error);
    show(contact.id, isApiError(error, 'not-found') ? null : (current ?? contact));
    refresh();
    const failure = describeFailure(error, quoted(contact.subject), outcome);
    const text = current
      ? `Somebody else has dealt with it meanwhile: it ${WHERE_IT_IS[current.status]} now.`
      : failure.text;
    notifyFailure({ ...failure, text }, { retry });
  };

  const move: ContactMoves['move'] = async (contact, status) => {
    show(contact.id, { ...contact, status });
    try {
      const moved = await inTurn(contact, (etag) => moveThere({ ...contact, etag }, status));
      show(contact.id, moved);
      refresh();
      const undo = () => void move(moved, contact.status);
      notifyDone(`${quoted(contact.subject)} ${WHERE_IT_IS[status]}`, { undo });
      return moved;
    } catch (error) {
      settle(error, contact, 'was not moved', () => void move(contact, status));
      return null;
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
      settle(error, contact, 'was not deleted', () => void erase(contact));
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

  return { move, remove, refresh };
}

/** The message as a 412 gives it; null for any other failure. */
function currentOf(error: unknown): StaffContact | null {
  if (!isApiError(error, 'precondition')) return null;
  const body = error.answer?.body;
  try {
    return readContact((body as { current?: unknown } | null)?.current);
  } catch {
    return null;
  }
}

/** Quick taps on one message are done one after the other, each over what the one before made of it. */
function inTurn<Result>(contact: StaffContact, act: (etag: string) => Promise<Result>): Promise<Result> {
  return CHANGES.run(
    contact.id,
    (items) => items,
    async () => {
      const etag = CHANGES.etagNow(contact.etag);
      const result = await act(etag);
      if (isContact(result)) CHANGES.noteEtag(etag, result.etag);
      return result;
    },
  );
}

function isContact(result: unknown): result is StaffContact {
  return typeof result === 'object' && result !== null && 'etag' in result;
}

/** Moves it; where an answer got lost, it may be there already. */
async function moveThere(contact: StaffContact, status: ContactStatus): Promise<StaffContact> {
  try {
    return await moveContact(contact, status);
  } catch (error) {
    const current = currentOf(error);
    if (current?.status === status) return current;
    throw error;
  }
}
