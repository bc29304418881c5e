import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const EVENTS_CALL = '**/api/events-specials?limit=12';
const BUILT_IN = ['Tapas & Wine Duo', 'Flamenco Nights', 'About', 'Gallery'];

const carousel = (page: Page) => page.getByRole('region', { name: 'Events and specials' });
const slides = (page: Page) => carousel(page).getByRole('article');
const titles = (page: Page) => slides(page).getByRole('heading').allTextContents();

/** Opens Home at its events. */
async function openCarousel(page: Page): Promise<void> {
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('[data-live]')).toHaveCount(1);
}

/** Enters a page by navigation, from one that has not loaded the events. */
async function enter(page: Page, name: 'Events' | 'Home'): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(name === 'Home' ? /\/$/ : /\/events$/);
}

const SLIDES_IN_VIEW = [
  { width: 390, inView: 1, gap: 16 },
  { width: 576, inView: 1.15, gap: 16 },
  { width: 768, inView: 2, gap: 20 },
  { width: 992, inView: 3, gap: 24 },
];

test('as many cards show as fit, and their links do not reload the site', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  for (const { width, inView, gap } of SLIDES_IN_VIEW) {
    await test.step(`at ${width} px ${inView} cards are in view`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const measure = async () => {
        const room = (await carousel(page).boundingBox())?.width ?? 0;
        const first = await slides(page).first().boundingBox();
        const second = await slides(page).nth(1).boundingBox();
        const cardWidth = first?.width ?? 0;
        return {
          inView: (room + gap) / (cardWidth + gap),
          gap: (second?.x ?? 0) - (first?.x ?? 0) - cardWidth,
        };
      };
      await expect.poll(async () => (await measure()).inView).toBeCloseTo(inView, 1);
      expect((await measure()).gap).toBeCloseTo(gap, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
  await test.step('a card’s link does not reload the site', async () => {
    const card = slides(page).getByRole('link', { name: /^See the menu ?: Galician Week/ });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await card.click();
    await expect(page).toHaveTitle(/^Menu/);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test('dates are listed by month, and can be added to a calendar one by one or as a feed', async ({
  page,
}) => {
  await page.goto('/events');
  const dates = page.getByRole('main').locator('time');
  await expect(dates).toHaveCount(5);
  const given = await dates.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(given).toEqual([...given].sort());
  const flamenco = page.getByRole('listitem').filter({ hasText: 'Flamenco Night' }).first();
  for (const fact of ['Every Thursday', '7:00 PM – 10:00 PM', 'Free', 'The back room'])
    await expect(flamenco.getByText(fact, { exact: true })).toBeVisible();

  const read = async (path: string) => {
    const reply = await page.request.get(path);
    expect(reply.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    return reply.text();
  };
  const one = flamenco.getByRole('link', { name: /^Add to calendar/ });
  const file = await read((await one.getAttribute('href')) ?? '');
  expect(file).toContain('RRULE:FREQ=WEEKLY;BYDAY=TH');
  expect(file).toMatch(/DTSTART;TZID=America\/New_York:\d{8}T190000/);
  await expect(page.getByRole('link', { name: 'Subscribe in your calendar' })).toHaveAttribute(
    'href',
    /^webcal:\/\/[^/]+\/events\.ics$/,
  );
  expect((await read('/events.ics')).match(/^BEGIN:VEVENT/gm)).toHaveLength(5);
});

test.describe('when a call fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('built-in cards fill up a short list only in the carousel; if the call fails, only they show', async ({
    page,
  }) => {
    const titlesOf = () => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
    const title = `<b>Noche</b> 🍷 ${'larguísima'.repeat(9)}`;
    await page.goto('/reservations');
    await page.route(EVENTS_CALL, (route) => route.fulfill({ json: [{ id: 1, type: 'event', title }] }));
    await enter(page, 'Events');
    await expect.poll(titlesOf).toEqual([title]);
    await enter(page, 'Home');
    await expect.poll(() => titles(page)).toEqual([title, ...BUILT_IN.slice(0, 3)]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/reservations');
    await page.route(EVENTS_CALL, (route) => route.abort('connectionreset'));
    await enter(page, 'Events');
    await expect.poll(titlesOf).toEqual(BUILT_IN.filter((each) => each !== 'Flamenco Nights'));
    await expect(page.getByText(/^No dates on the calendar right now/)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
