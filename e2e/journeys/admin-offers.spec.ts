import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectOnSite, test } from '../support/staff';
import {
  choosePicture,
  countPresses,
  DESK,
  enterScreen,
  expectGoodAtAllSizes,
  expectRoomAt200Percent,
  moveByKeyboard,
  PHONE,
  rowOf,
} from '../support/staff-screen';

const PICTURE = resolve(import.meta.dirname, '../../cms/seed/pictures/gildas.jpg');

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const preset = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Usual days' }).getByRole('button', { name });
const onHome = (page: Page, text: string, isThere: boolean) =>
  expectOnSite(
    page,
    '/',
    (html) => html.includes(text) === isThere,
    `“${text}” ${isThere ? 'shows' : 'is gone'}`,
  );

test('an offer is published for the weekend in six clicks and changed, and diners see it at once', async ({
  staffPage: page,
  dinerPage,
  api,
}) => {
  await enterScreen(page, '/admin/menu', 'Menu', PHONE);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  await page.getByRole('link', { name: 'Add an offer' }).click();
  await title(page).click();
  await page.keyboard.type('Oyster weekend');
  await preset(page, 'Next weekend').click();
  await save(page).click();
  await expect(page.getByText(/Shows from Fri/).last()).toBeVisible();
  expect(await presses()).toBe(6);
  await onHome(dinerPage, 'Oyster weekend', false);
  const { items } = await api.must('GET', '/admin/offers');
  expect(items[0]).toMatchObject({ title: 'Oyster weekend', startDate: expect.any(String) });
  const { endDate } = items[0];
  expect(new Date(`${endDate}T00:00:00Z`).getUTCDay()).toBe(0);
  const shown = await page.request.get(`/api/offers?limit=100&date=${endDate}`);
  expect(await shown.text()).toContain('Oyster weekend');
  await expect(page).toHaveURL(`/admin/offers/${items[0].id}`);

  await preset(page, 'Today').click();
  await page.getByRole('textbox', { name: 'Subtitle' }).fill('A dozen, & lemon');
  await choosePicture(page, PICTURE, 'Three skewers on a plate');
  await save(page).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  await onHome(dinerPage, 'A dozen, &amp; lemon', true);
  const { imageUrl } = await api.must('GET', `/admin/offers/${items[0].id}`);
  await dinerPage.goto('/');
  const slide = dinerPage.getByRole('article').filter({ hasText: 'Oyster weekend' });
  await expect(slide.locator('img')).toHaveAttribute(
    'srcset',
    new RegExp(imageUrl.split('/').pop().split('.')[0]),
  );

  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: 'Offers', exact: true }).first().click();
  await expect(rowOf(page, 'Oyster weekend')).toContainText('Live until tonight · 1st on the home page');
  await expect(page.getByText(/The home page shows the first 5 of the 6 live offers/)).toBeVisible();
  await api.must('DELETE', `/admin/offers/${items[0].id}`);
});

test('the offer screens work by keyboard, and fit from the smallest phone to a desktop', async ({
  staffPage: page,
  api,
}) => {
  const long = `${'Long '.repeat(11)}${'w'.repeat(60)}`;
  const made = await api.must('POST', '/admin/offers', { title: long, order: 0, startDate: '2027-01-01' });
  await enterScreen(page, '/admin/offers', 'Offers', DESK);
  const names = () =>
    page.getByRole('list', { name: 'Offers' }).getByRole('listitem').getByRole('link').allTextContents();
  await expect(rowOf(page, long)).toContainText('From Fri Jan 1, 2027');
  await expectRoomAt200Percent(page);
  await expectGoodAtAllSizes(page);

  const before = await names();
  const handle = rowOf(page, long).getByRole('button', { name: `Move ${long}`, exact: true });
  await moveByKeyboard(page, handle, [1, 2]);
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
  await expect(page.getByText('has moved')).toBeVisible();
  await expect(handle).toBeFocused();
  await page.getByRole('radio', { name: /^All/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(names).toEqual([before[0]]);

  await page.getByRole('link', { name: long }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveValue(long);
  const button = page.getByRole('complementary', { name: 'Preview' }).getByText('Book a Table');
  // On a desktop too, the preview is a phone's slide, in readable letters.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThan(36);
  await expect(button.locator('..')).toHaveCSS('opacity', '1');
  await expectRoomAt200Percent(page);
  await expectGoodAtAllSizes(page);
  await preset(page, 'Today').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  await api.must('DELETE', `/admin/offers/${made.id}`);
});
