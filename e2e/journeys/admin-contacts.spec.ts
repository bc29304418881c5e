import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/staff';
import type { StaffApi } from '../support/staff-api';
import {
  countPresses,
  DESK,
  enterScreen,
  expectGoodAtAllSizes,
  expectRoomAt200Percent,
  PHONE,
} from '../support/staff-screen';

// The browser logs the calls that this test makes fail.
test.use({ expectedConsole: [/Failed to load resource/] });

const row = (page: Page, subject: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: new RegExp(`${subject}\\s+from`) }) });
const notice = (page: Page, text: string | RegExp) => page.getByText(text).first();
const statusOf = async (api: StaffApi, subject: string) => {
  const { items } = await api.must('GET', `/admin/contacts?search=${encodeURIComponent(subject)}`);
  return items[0]?.status;
};

/** Sends a message as the contact form does. Returns its id. */
async function send(page: Page, fields: object, headers: Record<string, string> = {}): Promise<string> {
  const data = { name: 'Ana Muñoz', email: 'ana@diner.example', message: 'A table for eight?', ...fields };
  const answer = await page.request.post('/api/contact', {
    data,
    headers: { 'X-Page-Path': '/contact', ...headers },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** The link that an email app would be given; none is started here. */
async function keepMailsHere(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault();
    }),
  );
}

test('on a phone, a message is found, read, answered and archived with four presses', async ({
  staffPage: page,
  api,
}) => {
  await send(page, {
    subject: 'A table on Friday',
    phone: '(617) 555-0100',
    message: 'Hola,\n\nfor eight & a window = joy?\n<script>alert(1)</script>',
  });
  await enterScreen(page, '/admin/menu', 'Menu', PHONE);
  await keepMailsHere(page);
  const presses = await countPresses(page);
  const before = (await api.must('GET', '/admin/attention')).newMessages;
  const messages = page.getByRole('navigation').getByRole('link', { name: /^Messages/ });
  await expect(messages).toHaveAccessibleName(new RegExp(`${before} new`));

  await messages.click();
  await row(page, 'A table on Friday').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'A table on Friday' })).toBeFocused();
  await expect(page.getByText('No email alert sent (not set up)')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Message' })).toContainText('<script>alert(1)</script>');
  await expect(page.getByRole('link', { name: '(617) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+16175550100',
  );
  // Opening a message marks it as read, and the count changes at once.
  await expect(messages).toHaveAccessibleName(before === 1 ? 'Messages' : new RegExp(`${before - 1} new`));
  expect(await statusOf(api, 'A table on Friday')).toBe('read');

  const reply = page.getByRole('link', { name: 'Reply' });
  const link = new URL((await reply.getAttribute('href')) ?? '');
  expect(decodeURIComponent(link.pathname)).toBe('ana@diner.example');
  const body = /&body=(.*)$/.exec(link.search)?.[1] ?? '';
  expect(decodeURIComponent(body)).toContain('> Hola,\r\n>\r\n> for eight & a window = joy?\r\n');
  await reply.click();
  await expect(page.getByText('Continue in your email app.')).toBeVisible();
  await page.getByRole('button', { name: 'Archive message' }).click();
  expect(await presses()).toBe(4);
  await expect(notice(page, '“A table on Friday” is archived')).toBeVisible();
  await expect(page).toHaveURL('/admin/contacts');
  expect(await statusOf(api, 'A table on Friday')).toBe('archived');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, '“A table on Friday” is marked as read')).toBeVisible();

  // Marked as unread for later, it counts as new again, here and in the navigation.
  await row(page, 'A table on Friday').getByRole('link').click();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(row(page, 'A table on Friday').getByRole('link', { name: /^Unread:/ })).toBeVisible();
  await expect(messages).toHaveAccessibleName(new RegExp(`${before} new`));
});

test('the list and a message have no axe finding and fit every size, even with very long words', async ({
  staffPage: page,
}) => {
  await send(page, {
    name: 'W'.repeat(120),
    subject: 'Donaudampfschifffahrtsgesellschaft'.repeat(5),
    message: 'endless'.repeat(700),
    phone: '1'.repeat(40),
  });
  await enterScreen(page, '/admin/contacts', 'Messages', DESK);
  await expect(row(page, 'Donaudampfschifffahrtsgesellschaft')).toBeVisible();
  await expectRoomAt200Percent(page);
  await expectGoodAtAllSizes(page);
  await row(page, 'Donaudampfschifffahrtsgesellschaft').getByRole('link').click();
  await expect(page.getByRole('button', { name: 'More for this message' })).toBeVisible();
  await keepMailsHere(page);
  await page.getByRole('link', { name: 'Reply' }).click();
  await expect(page.getByText(/the reply quotes only the beginning/)).toBeVisible();
  await expectGoodAtAllSizes(page);
});
