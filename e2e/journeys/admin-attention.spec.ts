import { type Page } from '@playwright/test';
import { expect, test } from '../support/staff';

const today = (page: Page) => page.getByRole('button', { name: /^Today/ });
const messages = (page: Page, count: number) =>
  page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: `Messages (${count} new)` });

async function enter(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The counts have loaded.
  await expect(today(page)).toHaveAccessibleName(/need/);
}

test('the counts update after changes here and elsewhere', async ({ staffPage: page, api, product }) => {
  const before = await api.must('GET', '/admin/attention');
  await page.clock.install();
  await enter(page, '/admin/tapas5');
  await today(page).click();
  const panel = page.getByRole('dialog', { name: 'Today' });
  const line = (text: string) => panel.getByRole('link', { name: text });
  await expect(line(`${before.unconfirmedDishes} dishes need allergen review`)).toBeVisible();
  await page.keyboard.press('Escape');

  // Somebody else withdraws a confirmation and a diner writes: staff see both when they return to the window.
  const { items } = await api.must('GET', '/admin/menu?pageSize=1000');
  const dish = items.find((each: { allergens_confirmed: boolean }) => each.allergens_confirmed);
  await api.must('PATCH', `/admin/menu/${dish.id}`, { allergens_confirmed: false });
  const sent = await page.request.post(`${product.url}/api/contact`, {
    data: { name: 'Dora', email: 'dora@example.com', message: 'A table for nine?' },
  });
  expect(sent.status()).toBe(201);
  // The counts are not fetched twice within five seconds.
  await page.clock.fastForward('00:05');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(messages(page, before.newMessages + 1)).toBeVisible();
  await today(page).click();
  await expect(line(`${before.unconfirmedDishes + 1} dishes need allergen review`)).toBeVisible();
  await line('new message').click();
  await expect(page).toHaveURL(/\/admin\/contacts\?state=new$/);
  await page.getByRole('link', { name: /Dora/ }).first().click();
  // Reading it updates the counts at once.
  await expect(messages(page, before.newMessages + 1)).toHaveCount(0);
  await api.must('PATCH', `/admin/menu/${dish.id}`, { allergens_confirmed: true });
});
