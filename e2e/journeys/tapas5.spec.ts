import { enterByNavigation } from '../support/answers';
import { expect, test } from '../support/test';

const RAW_FOOD_NOTICE =
  'Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness.';
const CALL = '**/api/tapas5';

function specialOf(parts: Record<string, unknown>) {
  return {
    active: true,
    title: 'Tapas de la casa',
    price: 6,
    currency: 'USD',
    windowText: '',
    daysCsv: 'MON,TUE,WED',
    startTime: '16:00',
    endTime: '18:00',
    timezone: 'America/New_York',
    items: [],
    ...parts,
  };
}

const DISH = {
  id: 'a',
  name: 'Gildas',
  description: 'On a pick.',
  tags: 'gluten-free|vegan',
  allergens: 'fish',
};

interface Item {
  name: string;
  tags: string;
  allergens: string;
  allergens_confirmed: boolean;
}

test('the poster has title, price and hours, and every dish its badge', async ({ page, product }) => {
  const answer = await page.request.get(`${product.url}/api/tapas5`);
  const special = (await answer.json()) as { items: Item[] };
  expect(special.items.length).toBeGreaterThan(5);
  await page.goto('/5-tapas');
  await expect(page.getByRole('heading', { level: 1, name: 'Tapas $5' })).toBeVisible();
  await expect(page.getByText('Each item $5', { exact: true })).toBeVisible();
  await expect(page.getByText('Mon, Tue, Wed 4 PM to 6 PM', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(special.items.length);
  for (const [index, { name, allergens }] of special.items.entries()) {
    const article = page.getByRole('article').nth(index);
    await expect(article.getByRole('heading')).toContainText(name);
    await expect(article.getByText('$5', { exact: true })).toBeVisible();
    if (allergens !== '') await expect(article).toContainText(/Contains/);
  }
  await expect(
    page.getByText(
      'Before placing your order, please inform your server if a person in your party has a food allergy.',
      { exact: true },
    ),
  ).toBeVisible();
  await test.step('only a dish that staff have confirmed is shown as free of anything', async () => {
    const claiming = special.items.filter(({ tags }) => /(gluten|dairy|nut)-free/.test(tags));
    expect(claiming.length, 'the demo content claims something').toBeGreaterThan(0);
    for (const [index, { tags, allergens_confirmed: isConfirmed }] of special.items.entries()) {
      const text = await page.getByRole('article').nth(index).innerText();
      expect(/(gluten|dairy|nut)-free/i.test(text)).toBe(isConfirmed && /(gluten|dairy|nut)-free/.test(tags));
      expect(text.includes('Allergens not confirmed yet')).toBe(!isConfirmed);
    }
  });
});

test('a raw dish carries an asterisk here and on the start page, and each page its reminder', async ({
  page,
  product,
}) => {
  type Dish = { id: string; name: string; raw: boolean };
  const read = async <T>(path: string) => (await (await page.request.get(product.url + path)).json()) as T;
  const menu = await read<{ categories: { items: Dish[] }[] }>('/api/menu/full');
  const raw = new Set(
    menu.categories.flatMap(({ items }) => items.filter((dish) => dish.raw).map(({ id }) => id)),
  );
  const special = await read<{ items: Dish[] }>('/api/tapas5');
  const held = await read<{ item: Dish }[]>('/api/highlights?limit=10');
  for (const [path, dishes] of [
    ['/5-tapas', special.items],
    ['/', held.map(({ item }) => item)],
  ] as const) {
    const names = dishes.filter(({ id }) => raw.has(id)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    const marked = page.getByRole('main').getByRole('heading', { name: '(raw or undercooked)' });
    for (const enter of [() => page.goto(path), () => page.goto('/about').then(() => page.goBack())]) {
      await enter();
      await expect(marked).toHaveText(names.map((name) => new RegExp(`^${name}\\s*\\*`)));
      await expect(page.getByText(RAW_FOOD_NOTICE)).toBeVisible();
    }
  }
});

test('title and price come with the answer, and have defaults', async ({ page }) => {
  const answers = [specialOf({ items: [DISH] }), { active: true, items: [DISH] }];
  await page.route(CALL, (route) => route.fulfill({ json: answers[0] }));
  await page.goto('/');
  await enterByNavigation(page, 'Tapas $5');
  await expect(page.getByRole('heading', { level: 1, name: 'Tapas de la casa' })).toBeVisible();
  await expect(page.getByText('Each item $6', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByText('$6', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Vegan');
  // A dish with unconfirmed allergens.
  await expect(page.getByRole('article')).not.toContainText(/free/i);

  answers.shift();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Tapas $5' })).toBeVisible();
  await expect(page.getByText('Each item $5', { exact: true })).toBeVisible();

  await test.step('one that is not active, or has no dish, says so and leads to the menu', async () => {
    answers[0] = specialOf({ active: false });
    await page.goBack();
    await page.goForward();
    await expect(page.getByText('No items available for this special.', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'See the whole menu' }).click();
    await expect(page).toHaveURL(/\/menu$/);
  });
});
