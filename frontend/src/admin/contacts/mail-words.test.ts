import { expect, it } from 'vitest';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { mailWords } from './mail-words';

const now = new Date('2026-11-21T21:00:00Z');

function words(mail: Partial<StaffContact['mail']>, status: ContactStatus = 'new') {
  const whole = { state: 'none', attempts: 0, nextAttemptAt: null, lastError: '', ...mail } as const;
  return mailWords({ mail: whole, status }, now, 'America/New_York');
}

it('gives the mail’s status, and what it means', () => {
  expect(words({ state: 'sent', attempts: 1 }).text).toBe('Email alert sent');
  expect(words({ state: 'waiting', nextAttemptAt: now.toISOString() }).text).toBe('Email alert waiting');
  expect(words({ state: 'waiting', attempts: 1, nextAttemptAt: now.toISOString() })).toMatchObject({
    text: 'Email alert waiting',
    isTrouble: false,
  });
  expect(words({ state: 'none' }).text).toBe('No email alert sent (not set up)');
  expect(words({ state: 'none' }, 'spam').text).toBe('No email alert: spam');
  expect(words({ state: 'failed', attempts: 12, lastError: 'no such mailbox' })).toMatchObject({
    text: 'Email alert failed: no such mailbox',
    isTrouble: true,
  });
});

it('gives the time of the next try on the restaurant’s clock, with the day if it is not today', () => {
  const waiting = { state: 'waiting', attempts: 2, lastError: 'wrong password' } as const;
  const soon = words({ ...waiting, nextAttemptAt: '2026-11-21T22:10:00Z' });
  expect(soon.text).toBe('Email alert waiting, next try 5:10 PM');
  expect(soon.help).toContain('2 times: wrong password');
  expect(words({ ...waiting, nextAttemptAt: '2026-11-22T13:00:00Z' }).text).toBe(
    'Email alert waiting, next try Sun, Nov 22, 8:00 AM',
  );
});
