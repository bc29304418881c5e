import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const BOOKING = 'https://book.casabodegon.example/';

test.beforeEach(({ context }) =>
  context.route(`${BOOKING}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' }),
  ),
);

/** The tab that a click opens, once it shows the booking provider. */
async function bookingTab(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const opened = context.waitForEvent('page');
  await press();
  const tab = await opened;
  await expect(tab).toHaveTitle('Booking');
  return tab;
}

/** A Friday at seven, some weeks from now: a day without special hours in the demo content. */
async function chooseTable(page: Page): Promise<string> {
  const day = new Date('2027-03-05T00:00:00Z');
  while (day.getTime() < Date.now() + 86_400_000 * 2) day.setUTCDate(day.getUTCDate() + 364);
  const date = day.toISOString().slice(0, 10);
  const main = page.getByRole('main');
  await main.getByLabel('Guests').selectOption('4');
  await main.getByLabel('Day').fill(date);
  await main.getByLabel('Time').selectOption('7:00 PM');
  return date;
}

async function closedDay(request: APIRequestContext): Promise<string> {
  const { exceptions } = (await (await request.get('/api/site')).json()) as {
    exceptions: { date: string; spans: unknown[] }[];
  };
  const day = exceptions.find(({ spans }) => spans.length === 0);
  if (!day) throw new Error('The demo restaurant has no closed day.');
  return day.date;
}

test('the button opens the booking provider in a new tab', async ({ page, context }) => {
  await page.goto('/reservations');
  const button = page.getByRole('main').getByRole('button', { name: 'Book a Table' });
  await test.step('the button is in the first view of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 320, height: 640 });
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      return words.getClientRects().length;
    });
    expect(lines, 'lines of the title').toBe(1);
  });
  await test.step('without a choice, the provider asks for the day and time', async () => {
    expect((await bookingTab(context, () => button.click())).url()).toBe(BOOKING);
  });
  await test.step('a closed day is reported before booking, and nothing opens', async () => {
    // Screen readers announce only what changes in an element they know.
    await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
    await page
      .getByRole('main')
      .getByLabel('Day')
      .fill(await closedDay(page.request));
    await button.click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('We are closed on');
    expect(context.pages()).toHaveLength(2);
  });
  const date = await chooseTable(page);
  const tab = await bookingTab(context, () => button.click());
  expect(tab.url()).toBe(`${BOOKING}?covers=4&date=${date}&time=19:00`);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveTitle(/^Reservations/);
  await test.step('the plain link also opens it, without a choice', async () => {
    const link = page.getByRole('main').getByRole('link', { name: 'our booking partner’s site' });
    expect((await bookingTab(context, () => link.click())).url()).toBe(BOOKING);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a chosen table is passed on, and a closed day is reported', async ({ page, context }) => {
    await page.goto('/reservations');
    const date = await chooseTable(page);
    const button = page.getByRole('main').getByRole('button', { name: 'Book a Table' });
    const tab = await bookingTab(context, () => button.click());
    expect(tab.url()).toBe(`${BOOKING}?covers=4&date=${date}&time=19:00`);
    await page
      .getByRole('main')
      .getByLabel('Day')
      .fill(await closedDay(page.request));
    const opened = context.waitForEvent('page');
    await button.click();
    const refused = await opened;
    await expect(refused.getByText('We are closed on')).toBeVisible();
    await refused.getByRole('link', { name: 'Choose again' }).click();
    await expect(refused).toHaveURL(/\/reservations$/);
  });
});
