import type { Page } from '@playwright/test';
import { hasText } from '../support/dishes';
import { expect, expectOnSite, test } from '../support/staff';
import { DESK, PHONE } from '../support/staff-screen';

const PATH = '/admin/tapas5';

let before: Record<string, unknown>;
test.beforeEach(async ({ api }) => {
  before = await api.must('GET', PATH);
});
test.afterEach(async ({ api }) => {
  const { currency: _currency, timezone: _timezone, items: _items, etag: _etag, ...body } = before;
  await api.must('PUT', PATH, body);
});

const theSwitch = (page: Page) => page.getByRole('main').getByRole('switch', { name: /^Special: / });
const pressSwitch = (page: Page) => theSwitch(page).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const hasLink = (html: string) => /<a[^>]*href="\/5-tapas"/.test(html);

test('one press turns the special off everywhere, another turns it on, and text typed in the meantime is kept', async ({
  staffPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/contacts');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Tapas $5' }).click();
  await expect(theSwitch(page)).toBeChecked();
  await page.getByRole('textbox', { name: /^Title/ }).fill('Tapas a cinco');

  await pressSwitch(page);
  await expect(page.getByText('“Tapas $5” is off', { exact: true })).toBeVisible();
  await expectOnSite(page, '/menu', (html) => !hasLink(html), 'no link');
  await expectOnSite(page, '/5-tapas', hasText('No specials available right now.'), 'no special');
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Tapas a cinco');
  await expect(page.getByText(/^Off: no nav link/)).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Tapas $5” is on', { exact: true })).toBeVisible();
  await expectOnSite(page, '/menu', hasLink, 'the link');
  await save(page);
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  await expectOnSite(page, '/5-tapas', hasText('Tapas a cinco'), 'the title');
  await expectOnSite(page, '/', hasText('Tapas a cinco'), 'the title');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('the preview invents no price', async () => {
    await page.setViewportSize(DESK);
    const each = page.getByRole('complementary', { name: 'Preview' }).getByText(/^Each item/);
    await expect(each).toBeVisible();
    await page.getByRole('textbox', { name: /^Price/ }).fill('');
    await expect(each).toBeHidden();
  });
});
