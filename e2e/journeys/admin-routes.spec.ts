import { expectNoFinding } from '../support/axe';
import { expect, test } from '../support/staff';

const SCREENS = [
  'menu',
  'menu/new',
  'menu/categories',
  'drinks',
  'drinks/new',
  'drinks/categories',
  'highlights',
  'offers',
  'offers/new',
  'events',
  'events/new',
  'tapas5',
  'contacts',
  'site',
];

test('every screen is for staff, hidden from search engines, and without the public site around it', async ({
  staffPage: page,
}) => {
  for (const screen of SCREENS) {
    const answer = await page.goto(`/admin/${screen}`);
    expect(answer?.status(), screen).toBe(200);
    expect(answer?.headers()['cache-control'], screen).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 }).first(), screen).toBeVisible();
    await expect(page, screen).toHaveTitle(/Staff/);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe(
      'noindex,nofollow,noarchive',
    );
    for (const link of ['Gallery', 'About', 'Reservations'])
      await expect(page.getByRole('link', { name: link, exact: true }), screen).toHaveCount(0);
    await expect(page.getByRole('contentinfo'), screen).toHaveCount(0);
    await expect(page.getByRole('dialog'), screen).toHaveCount(0);
  }
});

test('whoever is not signed in goes to the sign-in with the whole address that was wanted', async ({
  page,
}) => {
  for (const wanted of [
    '/admin/menu?state=unavailable&search=jam%C3%B3n',
    '/admin/offers/new',
    '/admin/contacts',
  ]) {
    await page.goto(wanted);
    await expect(page).toHaveURL(`/admin/login?redirect=${encodeURIComponent(wanted)}`);
  }
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login\?redirect=%2Fadmin/);
});

test('/admin is the menu, and what is no address of the admin is the start page', async ({
  staffPage: page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/menu');
  for (const unknown of ['/admin/nothing', '/admin/Menu', '/admin/menu/a/b']) {
    await page.goto(unknown);
    await expect(page, unknown).toHaveURL('/');
  }
});

for (const width of [390, 1280]) {
  test(`axe has no finding on any screen at ${width} px`, async ({ staffPage: page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    for (const screen of ['login', ...SCREENS]) {
      await page.goto(`/admin/${screen}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }).first(), screen).toBeVisible();
      await expectNoFinding(page);
    }
  });
}
