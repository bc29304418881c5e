import { expectNoFinding, showWhole } from '../support/axe';
import { expect, test } from '../support/staff';
import { DESK, PHONE } from '../support/staff-screen';

/** Each is looked at here as it opens; the journeys look at what only they bring about. The sign-in is in theirs. */
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

test('every screen is for staff, hidden from search engines, without the public site around it, and axe has no finding', async ({
  staffPage: page,
}) => {
  test.setTimeout(120_000);
  for (const screen of SCREENS) {
    await page.setViewportSize(DESK);
    const answer = await page.goto(`/admin/${screen}`, { waitUntil: 'networkidle' });
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
    await showWhole(page);
    await expectNoFinding(page);
  }
});

test('axe has no finding on any screen on a phone', async ({ staffPage: page }) => {
  test.setTimeout(120_000);
  for (const screen of SCREENS) {
    await page.setViewportSize(PHONE);
    await page.goto(`/admin/${screen}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first(), screen).toBeVisible();
    await showWhole(page);
    await expectNoFinding(page);
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
