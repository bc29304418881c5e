import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFinding, showWhole } from '../support/axe';
import { expect, expectOnSite, test } from '../support/staff';
import {
  choosePicture,
  DESK,
  enterScreen,
  expectFitsAllSizes,
  expectGoodAtAllSizes,
  expectRoomAt200Percent,
  OTHER_ROWS,
  PHONE,
  rowOf,
} from '../support/staff-screen';

const PICTURE = resolve(import.meta.dirname, '../../cms/seed/pictures/vermut.jpg');

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const onSite = (page: Page, text: string, isThere: boolean) =>
  expectOnSite(
    page,
    '/events',
    (html) => html.includes(text) === isThere,
    `“${text}” ${isThere ? 'shows' : 'is gone'}`,
  );

test('an event is added and changed, and diners see it at once', async ({
  staffPage: page,
  dinerPage,
  api,
}) => {
  await enterScreen(page, '/admin/events', 'Events', PHONE);
  await page.getByRole('link', { name: 'Add an event' }).click();
  await title(page).fill('Cider & chorizo');
  await page.getByRole('radio', { name: /^Special/ }).check();
  await page.getByRole('textbox', { name: 'Description' }).fill('Poured from up high.');
  await page.getByLabel('Date', { exact: true }).fill('2999-01-02');
  await choosePicture(page, PICTURE, 'A glass with an orange slice');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview).toContainText('Cider & chorizo');
  await expect(preview).toContainText('Reserve');
  await save(page).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  await onSite(dinerPage, 'Cider &amp; chorizo', true);
  await dinerPage.goto('/events');
  await expect(dinerPage.getByRole('heading', { name: 'Cider & chorizo' }).first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);

  await page.getByLabel('Date', { exact: true }).fill('2001-01-02');
  await save(page).click();
  await expect(page.getByText(/Past since Tue Jan 2, 2001: guests don’t see it/).last()).toBeVisible();
  await onSite(dinerPage, 'Cider &amp; chorizo', false);
  await page.getByLabel('Date', { exact: true }).fill('');
  await save(page).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();

  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  const undated = page.getByRole('list', { name: 'Events without a date' }).getByRole('listitem');
  await expect(undated.last().getByRole('link')).toHaveText('Cider & chorizo');
  await api.must('DELETE', `/admin/events/${id}`);
});

test('the event screens work by keyboard, and fit from the smallest phone to a desktop', async ({
  staffPage: page,
  api,
}) => {
  const long = `${'Long '.repeat(11)}${'w'.repeat(60)}`;
  const made = await api.must('POST', '/admin/events', { title: long, order: 0, type: 'evergreen' });
  await enterScreen(page, '/admin/events', 'Events', DESK);
  await expect(rowOf(page, long)).toContainText('Ongoing');
  await expectRoomAt200Percent(page);
  // The list of offers has the same parts, and is checked in both schemes and reordered by keyboard.
  await expectFitsAllSizes(page);
  await showWhole(page);
  await expectNoFinding(page, 'html', OTHER_ROWS);

  await page.getByRole('link', { name: long }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveValue(long);
  await expectRoomAt200Percent(page);
  await expectGoodAtAllSizes(page);
  await page.getByRole('radio', { name: /^Ongoing/ }).focus();
  await page.keyboard.press('ArrowUp');
  const chosen = page.getByRole('radio', { name: /^Special/ });
  await expect(chosen).toBeChecked();
  // In forced colors, its mark has the text's color.
  await page.emulateMedia({ forcedColors: 'active' });
  const text = await page.evaluate(() => getComputedStyle(document.body).color);
  await expect(chosen.locator('~ svg')).toHaveCSS('color', text);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  expect(await api.must('GET', `/admin/events/${made.id}`)).toMatchObject({ type: 'special' });
  await api.must('DELETE', `/admin/events/${made.id}`);
});
