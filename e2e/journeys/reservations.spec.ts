import { expectPolicies } from '../support/policies';
import { expect, test } from '../support/test';

const BOOKING = 'https://book.casabodegon.example/';

test('the button leads to the booking provider, in a new tab', async ({ page, context }) => {
  await context.route(`${BOOKING}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' }),
  );
  await page.goto('/reservations');
  await test.step('the page has the phone, the policies, the hours and the parking note', () =>
    expectPolicies(page));
  await test.step('the button stands in the first view of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.getByRole('main').getByRole('link', { name: 'Book a Table' })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Book a Table' }).click();
  const tab = await opened;
  await expect(tab).toHaveTitle('Booking');
  expect(tab.url()).toBe(BOOKING);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveTitle(/^Reservations/);
});
