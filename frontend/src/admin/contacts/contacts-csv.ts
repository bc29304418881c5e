import Papa from 'papaparse';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { STATUS_WORDS } from './contact-words';
import { mailWords } from './mail-words';
import { sortableTime } from '../kit/shell/when';

const COLUMNS = ['Received', 'State', 'Name', 'Email', 'Phone', 'Subject', 'Message', 'Page', 'Mail'];

/** Without it, Excel does not recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets read as a formula (OWASP, “CSV Injection”), even after blanks or in full width. */
const FORMULA_START = /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/;

export function safeCell(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

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
  const cells = [COLUMNS, ...rows].map((row) => row.map(safeCell));
  return BYTE_ORDER_MARK + Papa.unparse(cells, { quotes: true, newline: '\r\n' });
}

/** `messages-spam-2026-11-21.csv`; `today` is the date at the restaurant. */
export function csvName(status: ContactStatus | 'all', search: string, today: string): string {
  return ['messages', status === 'all' ? '' : status, search === '' ? '' : 'found', today]
    .filter((part) => part !== '')
    .join('-')
    .concat('.csv');
}

export function downloadText(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after handling the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
