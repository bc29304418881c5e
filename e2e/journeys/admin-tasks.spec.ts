import { expect, expectOnSite, test } from '../support/staff';
import type { StaffApi } from '../support/staff-api';
import { countPresses, enterScreen, findDish, MOST_PRESSES, PHONE } from '../support/staff-screen';

async function dishNamed(api: StaffApi, name: string) {
  const { items } = await api.must('GET', `/admin/menu?pageSize=1000&search=${encodeURIComponent(name)}`);
  return items.find((item: { name: string }) => item.name === name);
}

/*
 * Three of the ten most common staff tasks, done as a new employee would do them on a phone: from the menu screen,
 * where staff start, to the result that diners see. The other seven are counted in other tests: marking a dish sold out
 * and changing its price (admin-menu), adding one with a picture (admin-menu-form), highlighting one for tomorrow
 * (admin-highlights), publishing an offer (admin-offers), closing for a holiday (admin-site) and answering a message
 * (admin-contacts).
 */
test('a dish is moved to the top, an allergen corrected and the special turned off, each with at most six presses', async ({
  staffPage: page,
  api,
}) => {
  await enterScreen(page, '/admin/menu', 'Menu', PHONE);
  const presses = await countPresses(page);
  let pressed = 0;
  const expectFewPresses = async (task: string) => {
    const now = await presses();
    expect(now - pressed, task).toBeGreaterThan(0);
    expect(now - pressed, task).toBeLessThanOrEqual(MOST_PRESSES);
    pressed = now;
  };

  const { category } = await dishNamed(api, 'Croquetas de setas');
  const before = (await api.must('GET', `/admin/menu?pageSize=1000&category=${category}`)).items;
  const dish = before.at(-1);
  await (await findDish(page, dish.name)).getByRole('button', { name: `More for ${dish.name}` }).click();
  await page.getByRole('menuitem', { name: 'Move to top' }).click();
  await expect(page.getByText(`“${dish.name}” has moved`).first()).toBeVisible();
  await expectOnSite(
    page,
    '/menu',
    (html) => html.indexOf(`>${dish.name}<`) < html.indexOf('>Croquetas de setas<'),
    'the dish comes first after the Chef’s Picks',
  );
  await expectFewPresses('Move a dish to the top');
  const ids = before.map((item: { id: string }) => item.id);
  await api.must('POST', '/admin/menu/reorder', { category, ids });

  const bravas = await dishNamed(api, 'Patatas bravas');
  const row = await findDish(page, bravas.name);
  await row.getByRole('link', { name: bravas.name }).click();
  await page.getByText('Edit', { exact: true }).click();
  const sesame = page.getByRole('radiogroup', { name: 'Sesame' });
  await sesame.getByRole('radio', { name: 'Contains', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  const hasSesame = (menu: string) => {
    const dishes = JSON.parse(menu).categories.flatMap((each: { items: object[] }) => each.items);
    return dishes.find(({ id }: { id: string }) => id === bravas.id).allergens.includes('sesame');
  };
  await expectOnSite(page, '/api/menu/full', hasSesame, 'the allergen');
  await expectFewPresses('Fix an allergen');
  const { allergens, allergens_confirmed } = bravas;
  await api.must('PATCH', `/admin/menu/${bravas.id}`, { allergens, allergens_confirmed });

  await page.getByRole('button', { name: /^Today/ }).click();
  await page.getByRole('switch', { name: /^Special/ }).click();
  await expect(page.getByText(/is off$/).first()).toBeVisible();
  await expectOnSite(page, '/contact', (html) => !html.includes('href="/5-tapas"'), 'no link to the special');
  await expectFewPresses('Turn the special off');
  await api.must('PUT', '/admin/tapas5', { active: true });
});
