import type { ContactsFilter, StaffContact } from '../../api/staff/staff-contacts';
import { STATUS_WORDS } from './contact-words';
import { mailWords } from './mail-words';
import { spreadsheet } from '../kit/lists/spreadsheet';
import { sortableTime } from '../kit/shell/when';

const COLUMNS = ['Received', 'State', 'Name', 'Email', 'Phone', 'Subject', 'Message', 'Page', 'Mail'];

export function contactsCsv(contacts: readonly StaffContact[], now: Date, timezone: string): string {
  const rows = contacts.map((contact) => [
    sortableTime(contact.createdAt, timezone),
    STATUS_WORDS[contact.status].name,
    contact.name,
    contact.email,
    contact.phone,
    contact.subject,
    contact.message,
    contact.pagePath,
    mailWords(contact, now, timezone).text,
  ]);
  return spreadsheet([COLUMNS, ...rows]);
}

/** `messages-spam-2026-11-21.csv`; `today` is the date at the restaurant. */
export function csvName(status: ContactsFilter['status'], search: string, today: string): string {
  return ['messages', status === 'all' ? '' : status, search === '' ? '' : 'found', today]
    .filter((part) => part !== '')
    .join('-')
    .concat('.csv');
}
