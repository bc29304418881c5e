import type { StaffContact } from '../../api/staff/staff-contacts';

/** A message, read and emailed to staff, with the given changes. */
export function message(fields: Partial<StaffContact> = {}): StaffContact {
  return {
    id: 'm1',
    etag: '"1"',
    name: 'Ana Muñoz',
    email: 'ana@diner.example',
    subject: 'A table for eight',
    phone: '',
    message: 'Is there a table for eight on Friday?',
    pagePath: '/contact',
    status: 'read',
    createdAt: '2026-11-21T20:10:00Z',
    mail: { state: 'sent', attempts: 1, nextAttemptAt: null, lastError: '' },
    replies: [],
    notes: [],
    assignee: null,
    canReply: false,
    ...fields,
  };
}
