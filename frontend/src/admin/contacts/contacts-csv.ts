import Papa from 'papaparse';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { STATE_NAMES } from './contact-words';
import { mailWords } from './mail-words';
import { sortableTime } from './when';

const COLUMNS = ['Received', 'State', 'Name', 'E-mail', 'Phone', 'Subject', 'Message', 'Page', 'Mail'];

/** Without it Excel reads UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/*
 * What a spreadsheet takes for a formula (OWASP, “CSV Injection”): also after blanks, which some trim, and in the wide
 * forms, which some read as the narrow ones. A phone that starts with + is meant as text as well.
 */
const FORMULA_START = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A text that no spreadsheet runs as a formula: an apostrophe, which spreadsheets do not show, makes it one. */
export function safeCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** The messages as a file for spreadsheets: one row a message, times as on the restaurant's wall. */
export function contactsCsv(contacts: readonly StaffContact[], now: Date, timezone: string): string {
  const rows = contacts.map((contact) => [
    sortableTime(contact.sentAt, timezone),
    STATE_NAMES[contact.status],
    contact.name,
    contact.email,
    contact.phone,
    contact.subject,
    contact.message,
    contact.pagePath,
    mailWords(contact, now, timezone).text,
  ]);
  const cells = [COLUMNS, ...rows].map((row) => row.map(safeCell));
  return BYTE_ORDER_MARK + Papa.unparse(cells, { quotes: true, newline: '\r\n' });
}

/** `messages-spam-2026-11-21.csv`; `today` is the restaurant's date. */
export function csvName(status: ContactStatus | 'all', search: string, today: string): string {
  return ['messages', status === 'all' ? '' : status, search === '' ? '' : 'found', today]
    .filter((part) => part !== '')
    .join('-')
    .concat('.csv');
}
