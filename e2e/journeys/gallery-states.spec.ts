import type { Route } from '@playwright/test';
import { expect, test } from '../support/test';

const CALL = '**/data/gallery.json';

// A failed call is an error of the network in the console, and is meant here.
test.use({ expectedConsole: [/Failed to load resource/] });

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('entering the gallery shows nine skeletons until it is there', async ({ page }) => {
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'See Gallery' }).click();
  await expect(page.getByTestId('skeleton-card')).toHaveCount(9);
  answer?.();
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(18);
});

const FAILURES: { what: string; fail: (route: Route) => Promise<void> }[] = [
  { what: 'fails', fail: (route) => route.fulfill({ status: 500, body: 'no' }) },
  { what: 'is cut off', fail: (route) => route.abort('connectionreset') },
  { what: 'answers something else', fail: (route) => route.fulfill({ json: { items: 'none' } }) },
];

for (const { what, fail } of FAILURES) {
  test(`a gallery call that ${what} is said, and can be tried again`, async ({ page }) => {
    await page.route(CALL, fail);
    await page.getByRole('main').getByRole('link', { name: 'See Gallery' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Could not load the gallery.');
    await expect(alert.getByRole('link', { name: '(617) 555-0142' })).toBeVisible();

    await page.unroute(CALL);
    await alert.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('a gallery call that never answers is given up after 12 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await page.route(CALL, () => new Promise(() => {}));
  const called = page.waitForRequest(CALL);
  await page.getByRole('main').getByRole('link', { name: 'See Gallery' }).click();
  await called;
  await expect(page.getByTestId('skeleton-card')).toHaveCount(9);
  await page.clock.runFor(9_000);
  await expect(page.getByTestId('skeleton-card')).toHaveCount(9);
  await page.clock.runFor(3_000);
  await expect(page.getByRole('alert')).toContainText('Could not load the gallery.');
});

test('the gallery stands while the CMS is down', async ({ page, product }) => {
  await product.killCms();
  try {
    await page.goto('/gallery');
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(18);
  } finally {
    await product.startCms();
  }
});
