import { isApiError } from '../../api/errors';
import {
  CONTACTS_PATH,
  moveContact,
  readContact,
  type ContactStatus,
  type StaffContact,
} from '../../api/staff/staff-contacts';
import { listChangesOf } from '../lists/list-changes';

const CHANGES = listChangesOf<StaffContact>(CONTACTS_PATH);

/** Quick taps on one message are done one after the other, each over what the one before made of it. */
export function inTurn<Result>(
  contact: StaffContact,
  act: (etag: string) => Promise<Result>,
): Promise<Result> {
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
export async function moveThere(contact: StaffContact, status: ContactStatus): Promise<StaffContact> {
  try {
    return await moveContact(contact, status);
  } catch (error) {
    const current = currentContact(error);
    if (current?.status === status) return current;
    throw error;
  }
}

/** The message as a 412 gives it; null for any other failure. */
export function currentContact(error: unknown): StaffContact | null {
  if (!isApiError(error, 'precondition')) return null;
  const body = error.answer?.body;
  try {
    return readContact((body as { current?: unknown } | null)?.current);
  } catch {
    return null;
  }
}
