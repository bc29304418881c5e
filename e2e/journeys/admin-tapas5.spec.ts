import type { Page } from '@playwright/test';
import { hasText } from '../support/dishes';
import { expect, expectOnSite, test } from '../support/staff';

const PATH = '/admin/tapas5';

interface Special {
  title: string;
  price: number;
  itemIds: string[];
  items: { id: string; name: string }[];
}

let before: Special & Record<string, unknown>;
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
  await page.setViewportSize({ width: 390, height: 844 });
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
});

test('the preview invents no price', async ({ staffPage: page }) => {
  await page.goto('/admin/tapas5');
  const each = page.getByRole('complementary', { name: 'Preview' }).getByText(/^Each item/);
  await expect(each).toBeVisible();
  await page.getByRole('textbox', { name: /^Price/ }).fill('');
  await expect(each).toBeHidden();
});

test('works with only the keyboard', async ({ staffPage: page, api }) => {
  await page.goto('/admin/tapas5');
  await theSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(theSwitch(page)).not.toBeChecked();
  await expect.poll(async () => (await api.must('GET', PATH)).active).toBe(false);
  const [first] = before.items.map(({ name }) => name);
  const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
  await handle.press('Space');
  await expect(page.getByText(`“${first}”: place 1 of`, { exact: false })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`“${first}”: place 2`, { exact: false })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(handle).toBeFocused();
  await page.getByRole('textbox', { name: /^Title/ }).press('Enter');
  await expect.poll(async () => (await api.must('GET', PATH)).itemIds[1]).toBe(before.itemIds[0]);
});
