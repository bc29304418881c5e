import { useSWRConfig } from 'swr';
import { eraseContacts, isContactsKey, type StaffContact } from '../../api/staff/staff-contacts';
import { counted } from '../kit/lists/noun';
import { downloadText } from '../kit/lists/spreadsheet';
import { ask } from '../kit/shell/confirm';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { collectContacts, LIST_IN_MOTION } from './collect-contacts';

const MAX_SEARCH = 200;

/** For a guest who asks for a copy of what is stored about them, or that it be erased. */
export function useGuestData() {
  const { mutate } = useSWRConfig();

  const exportGuest = async ({ email }: StaffContact): Promise<void> => {
    try {
      const found = await messagesFrom(email);
      if (!found)
        return notifyFailure({ title: 'The file was not made', text: LIST_IN_MOTION, canRetry: false });
      const name = `messages-from-${email.replaceAll(/[^\w.@-]/g, '_')}.json`;
      downloadText(senderJson(email, found, new Date()), name, 'application/json');
      notifyDone(
        `${counted(found.length, 'message')} from ${email} ${found.length === 1 ? 'is' : 'are'} in ${name}`,
      );
    } catch (error) {
      notifyFailure(describeFailure(error, 'The file', 'could not be made'));
    }
  };

  /** Resolves to whether the messages are gone. */
  const eraseGuest = async ({ email }: StaffContact): Promise<boolean> => {
    const isSure = await ask({
      title: `Erase everything from ${email}?`,
      text: 'This permanently deletes every message from this address, with your replies and notes. Use it when a guest asks you to erase their data.',
      action: 'Erase',
      isDangerous: true,
    });
    if (!isSure) return false;
    try {
      const deleted = await eraseContacts(email);
      void mutate(isContactsKey);
      notifyDone(`${counted(deleted, 'message')} from ${email} erased`);
      return true;
    } catch (error) {
      notifyFailure(describeFailure(error, `The messages from ${email}`, 'were not erased'));
      return false;
    }
  };

  return { exportGuest, eraseGuest };
}

/** Everything that one address has sent, including spam, with our replies; null if the list keeps changing. */
async function messagesFrom(email: string): Promise<readonly StaffContact[] | null> {
  const search = email.slice(0, MAX_SEARCH);
  const inbox = await collectContacts({ status: 'all', search });
  const spam = await collectContacts({ status: 'spam', search });
  // The search also finds the address inside other messages.
  return (
    inbox && spam && [...inbox, ...spam].filter((each) => each.email.toLowerCase() === email.toLowerCase())
  );
}

/** For a person who asks what is stored about them: their messages and our replies, without staff names. */
function senderJson(email: string, messages: readonly StaffContact[], now: Date): string {
  const told = messages.map(({ createdAt, name, phone, subject, message, pagePath, replies, notes }) => ({
    receivedAt: createdAt,
    name,
    email,
    phone,
    subject,
    message,
    sentFromPage: pagePath,
    replies: replies.map((reply) => ({ writtenAt: reply.createdAt, text: reply.text })),
    notes: notes.map((note) => ({ writtenAt: note.createdAt, text: note.text })),
  }));
  return JSON.stringify({ email, exportedAt: now.toISOString(), messages: told }, null, 2);
}
