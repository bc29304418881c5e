import { expectNoFinding, showWhole } from '../support/axe';
import { expect, test } from '../support/staff';
import {
  DESK,
  expectFits,
  expectRoomAt200Percent,
  OTHER_ROWS,
  PHONE,
  ZOOMED_PHONE,
} from '../support/staff-screen';

/**
 * Each screen is checked here as it opens, the longest lists with a few of their rows; the other tests check what their
 * actions show. The sign-in has its own test.
 */
const SCREENS = [
  'menu?search=jam%C3%B3n',
  'menu/new',
  'menu/categories',
  'drinks?search=rioja',
  'drinks/new',
  'drinks/categories',
  'highlights',
  'tapas5',
  'photos',
];

/** The tests of these check all of that with more content than here. */
const CHECKED_ELSEWHERE = ['menu/import', 'offers', 'offers/new', 'events', 'events/new', 'contacts', 'site'];

/** Other tests run axe on the same parts. */
const SEEN_BY_AXE = ['menu/new', 'drinks?search=rioja', 'drinks/new', 'drinks/categories'];

test('every screen is hidden from search engines, without the public layout, and fits on a desktop, a phone and at 200 %; those that no other test opens have no axe finding', async ({
  staffPage: page,
}) => {
  for (const screen of SCREENS) {
    await page.setViewportSize(DESK);
    const answer = await page.goto(`/admin/${screen}`);
    expect(answer?.status(), screen).toBe(200);
    expect(answer?.headers()['cache-control'], screen).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 }).first(), screen).toBeVisible();
    // The counts and the screen's content have loaded.
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Today/ }),
      screen,
    ).toHaveAccessibleName(/need/);
    await expect(page.getByRole('status', { name: /^Loading/ }), screen).toHaveCount(0);
    await expect(page.getByRole('main').locator('li, label').first(), screen).toBeVisible();
    await expect(page, screen).toHaveTitle(/Staff/);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe(
      'noindex,nofollow,noarchive',
    );
    for (const link of ['Gallery', 'About', 'Reservations'])
      await expect(page.getByRole('link', { name: link, exact: true }), screen).toHaveCount(0);
    await expect(page.getByRole('contentinfo'), screen).toHaveCount(0);
    await expect(page.getByRole('dialog'), screen).toHaveCount(0);

    await expectRoomAt200Percent(page);
    await page.setViewportSize(ZOOMED_PHONE);
    await expectFits(page);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await expectFits(page);
      if (SEEN_BY_AXE.includes(screen)) continue;
      await showWhole(page);
      await expectNoFinding(page, 'html', OTHER_ROWS);
    }
  }
  for (const screen of CHECKED_ELSEWHERE) {
    const answer = await page.request.get(`/admin/${screen}`);
    expect(answer.headers()['cache-control'], screen).toBe('no-store');
    expect(await answer.text(), screen).toMatch(/<meta name="robots" content="noindex,nofollow,noarchive"/);
  }
});

test('a visitor without a session is sent to the sign-in with the full requested address', async ({
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

test('/admin opens the menu, and unknown admin addresses redirect to the home page', async ({
  staffPage: page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/menu');
  for (const unknown of ['/admin/nothing', '/admin/Menu', '/admin/menu/a/b']) {
    await page.goto(unknown);
    await expect(page, unknown).toHaveURL('/');
  }
});
