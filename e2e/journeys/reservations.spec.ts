import { expect, test } from '../support/test';

const BOOKING = 'https://book.casabodegon.example/';

test('the button leads to the booking provider, in a new tab', async ({ page, context }) => {
  await context.route(`${BOOKING}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' }),
  );
  await page.goto('/reservations');
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Book a Table' }).click();
  const tab = await opened;
  await expect(tab).toHaveTitle('Booking');
  expect(tab.url()).toBe(BOOKING);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveTitle(/^Reservations/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} a script`, () => {
    test.use({ javaScriptEnabled });

    test('the page has the phone, the policies, the hours and the parking note', async ({ page }) => {
      await page.goto('/reservations');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: '(617) 555-0142' }).first()).toHaveAttribute(
        'href',
        'tel:+16175550142',
      );
      const policies = main.getByRole('region', { name: 'Good to know' });
      await expect(policies).toContainText('15-minute grace period');
      await expect(policies).toContainText('For 8 or more guests, call us at (617) 555-0142');
      await expect(policies).toContainText('note allergies in the notes of your booking');
      const hours = main.getByRole('region', { name: 'When we are open' });
      await expect(hours.getByRole('table')).toContainText('Thursday, Friday, Saturday');
      await expect(hours.getByRole('table')).toContainText('5:00 PM to 10:30 PM');
      await expect(hours.getByRole('table')).toContainText('Sunday to Wednesday');
      await expect(hours.getByRole('table')).toContainText('4:00 PM to 9:00 PM');
      await expect(main.getByText('voucher')).toBeVisible();
    });
  });
}

test('the button stands in the first view of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/reservations');
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a Table' })).toBeInViewport({
    ratio: 1,
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
