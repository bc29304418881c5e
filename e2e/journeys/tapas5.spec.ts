import { expect, test } from '../support/test';

const RAW_FOOD_NOTICE =
  'Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness.';

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
    await page.goto(path);
    await expect(marked).toHaveText(names.map((name) => new RegExp(`^${name}\\s*\\*`)));
    await expect(page.getByText(RAW_FOOD_NOTICE)).toBeVisible();
  }
});
