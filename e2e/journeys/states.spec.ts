import { enterByNavigation, holdBack } from '../support/answers';
import { expect, test } from '../support/test';

// The browser logs the failed call, which this test provokes.
test.use({ expectedConsole: [/Failed to load resource/] });

test('a menu that can’t be loaded or read is reported, and can be retried', async ({ page }) => {
  const call = '**/api/menu/full';
  const skeletons = page.getByTestId('skeleton-card');
  const alert = page.getByRole('alert');
  const dishes = page.getByRole('article');
  const expectFailure = async () => {
    await expect(alert.getByText('Could not load the menu.', { exact: true })).toBeVisible();
    await expect(skeletons).toHaveCount(0);
    await expect(alert.getByRole('link', { name: '(617) 555-0142' })).toBeVisible();
    await expect(dishes).toHaveCount(0);
  };
  await page.goto('/about');
  await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'no' } }), { times: 1 });
  await enterByNavigation(page, 'Menu');
  await expectFailure();
  await test.step('another answer', async () => {
    await page.route(call, (route) => route.fulfill({ json: { categories: 'none' } }), { times: 1 });
    const called = page.waitForRequest(call);
    await alert.getByRole('link', { name: 'Try again' }).click();
    await called;
    await expectFailure();
  });
  await test.step('skeleton cards until the answer arrives', async () => {
    const answer = await holdBack(page, call);
    await alert.getByRole('link', { name: 'Try again' }).click();
    await expect(skeletons).toHaveCount(6);
    // Forced colors leave no background.
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.locator('.skeleton').first()).toHaveCSS('border-top-width', '1px');
    await page.emulateMedia({ forcedColors: 'none' });
    answer();
    await expect(skeletons).toHaveCount(0);
    expect(await dishes.count()).toBeGreaterThan(55);
    await expect(alert).toHaveCount(0);
  });
});

test('a loaded menu stays if refetching it fails, but the special does not', async ({ page }) => {
  await page.goto('/');
  for (const [link, title, call] of [
    ['Menu', /^Menu/, '**/api/menu/full'],
    ['Tapas $5', /^Tapas/, '**/api/tapas5'],
  ] as const) {
    const answered = page.waitForResponse(call);
    await enterByNavigation(page, link);
    await (await answered).finished();
    await expect(page).toHaveTitle(title); // the previous page has articles too
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await page.route('**/api/{menu/full,tapas5}', (route) => route.abort('connectionreset'));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/menu/full'));
  await enterByNavigation(page, 'Menu');
  await refused;
  await expect(page).toHaveTitle(/^Menu/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await enterByNavigation(page, 'Tapas $5');
  await expect(page.getByText('No specials available right now.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Each item/)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a page whose code is gone after an update of the site is reloaded', async ({ page, product }) => {
  await page.goto('/');
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route('**/assets/menu-page-*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  const reloaded = page.waitForEvent('load');
  await enterByNavigation(page, 'Menu');
  await reloaded;
  await expect(page).toHaveURL(`${product.url}/menu`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('without a network, the page says so, keeps Back working, and loads once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const code = '**/assets/menu-page-*.js';
  await page.route(code, (route) => route.abort());
  await context.setOffline(true);
  await enterByNavigation(page, 'Menu');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute(code);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});
