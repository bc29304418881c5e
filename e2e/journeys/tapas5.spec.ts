import { expect, test } from '../support/test';

const RAW_FOOD_NOTICE =
  'Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness.';

interface Item {
  name: string;
  allergens: string;
}

test('the poster has title, price and hours, and every dish has its badge', async ({ page, product }) => {
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
});

test('a raw dish has an asterisk here and on the home page, and each page explains it', async ({
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
