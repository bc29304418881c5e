import type { Route } from '@playwright/test';
import { expect, test } from '../support/test';

const CALL = '**/data/gallery.json';

// The browser logs the failed call, which this test provokes.
test.use({ expectedConsole: [/Failed to load resource/] });

test('the gallery shows skeletons until it is there; a call that fails is said, and can be tried again', async ({
  page,
}) => {
  const skeletons = page.getByTestId('skeleton-card');
  const photos = page.getByRole('main').getByRole('listitem');
  const alert = page.getByRole('alert');
  await page.clock.install();
  await page.goto('/about');
  await test.step('a call that never answers is given up after 12 seconds', async () => {
    await page.route(CALL, () => new Promise(() => {}), { times: 1 });
    const called = page.waitForRequest(CALL);
    await page.getByRole('main').getByRole('link', { name: 'See Gallery' }).click();
    await called;
    await expect(skeletons).toHaveCount(9);
    await page.clock.runFor(9_000);
    await expect(skeletons).toHaveCount(9);
    await page.clock.runFor(3_000);
    await expect(alert).toContainText('Could not load the gallery.');
  });
  const failures: Record<string, (route: Route) => Promise<void>> = {
    'a call that fails': (route) => route.fulfill({ status: 500, body: 'no' }),
    'a call that is cut off': (route) => route.abort('connectionreset'),
    'another answer': (route) => route.fulfill({ json: { items: 'none' } }),
  };
  for (const [name, fail] of Object.entries(failures)) {
    await test.step(name, async () => {
      await page.route(CALL, fail, { times: 1 });
      const called = page.waitForRequest(CALL);
      await alert.getByRole('link', { name: 'Try again' }).click();
      await called;
      await expect(alert).toContainText('Could not load the gallery.');
      await expect(skeletons).toHaveCount(0);
      await expect(alert.getByRole('link', { name: '(617) 555-0142' })).toBeVisible();
    });
  }
  await test.step('nine skeletons until the answer is there', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(CALL, async (route) => {
      await held;
      await route.continue();
    });
    await alert.getByRole('link', { name: 'Try again' }).click();
    await expect(skeletons).toHaveCount(9);
    answer();
    await expect(skeletons).toHaveCount(0);
    expect(await photos.count()).toBeGreaterThanOrEqual(18);
    await expect(alert).toHaveCount(0);
  });
});
