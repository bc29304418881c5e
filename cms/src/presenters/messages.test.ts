import { expect, describe, it } from 'vitest';
import { type MailRecord, toStaffContact } from './messages';

const stored = {
  documentId: 'abc',
  name: 'José',
  email: 'jose@diner.example',
  subject: 'A table',
  phone: null,
  message: 'For four',
  pagePath: null,
  state: 'new' as const,
  createdAt: '2026-11-21T12:34:56.000Z',
  updatedAt: '2026-11-21T12:34:56.000Z',
};

const unanswered = (...mails: MailRecord[]) => ({
  replies: [],
  notes: [],
  mailOf: new Map(mails.map((mail) => [mail.messageId, mail])),
  canReply: true,
  assignee: null,
});

describe('staff', () => {
  it('see a message without a mail as not announced', () => {
    expect(toStaffContact(stored, unanswered())).toMatchObject({
      id: 'abc',
      phone: '',
      pagePath: '',
      status: 'new',
      createdAt: '2026-11-21T12:34:56.000Z',
      mail: { state: 'none', attempts: 0, nextAttemptAt: null, lastError: '' },
    });
  });

  it('see who wrote a reply or a note only by name', () => {
    const row = { documentId: 'r1', messageId: 'abc', text: 'Yes', createdAt: stored.createdAt };
    const answered = toStaffContact(stored, {
      ...unanswered(),
      replies: [{ ...row, byName: 'eva@casabodegon.example' }],
      notes: [{ ...row, byName: 'Eva' }],
    });
    expect(answered.replies.map(({ by }) => by)).toEqual(['No name']);
    expect(answered.notes.map(({ by }) => by)).toEqual(['Eva']);
  });

  it('see the state of its mail', () => {
    const mail = {
      messageId: 'abc',
      state: 'waiting' as const,
      attempts: 2,
      nextAttemptAt: new Date('2026-11-21T13:00:00Z'),
      lastError: '550 No',
    };
    expect(toStaffContact(stored, unanswered(mail)).mail).toEqual({
      state: 'waiting',
      attempts: 2,
      nextAttemptAt: '2026-11-21T13:00:00.000Z',
      lastError: '550 No',
    });
  });
});
