import { expect, test } from '../support/test';

interface DrinksWire {
  categories: { name: string; slug: string; items: { prices: unknown[] }[] }[];
}

test('the drinks page shows every category with its count, and every drink with its price', async ({
  page,
  product,
}) => {
  await page.goto('/drinks');
  const answer = await page.request.get(`${product.url}/api/drinks/full`);
  const { categories } = (await answer.json()) as DrinksWire;
  const drinks = categories.flatMap(({ items }) => items);
  expect(drinks.length).toBeGreaterThan(80);
  await expect(page.getByRole('heading', { level: 1, name: 'Drinks' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(categories.length + 1);
  await expect(page.getByRole('tab', { name: `All ${drinks.length}`, exact: true })).toBeVisible();
  for (const { name, items } of categories) {
    await expect(page.getByRole('tab', { name: `${name} ${items.length}`, exact: true })).toBeAttached();
  }
  await expect(page.getByRole('article')).toHaveCount(drinks.length);
  const prices = page.getByRole('article').getByText(/^\$\d+$/);
  expect(await prices.count()).toBe(
    drinks.reduce((count, drink) => count + Math.max(drink.prices.length, 1), 0),
  );
  await test.step('the legend and the legal notice are there word for word', async () => {
    const legend = page.getByRole('complementary', { name: 'Allergens in drinks' });
    await expect(legend.getByRole('listitem')).toHaveText(['Sulfites', 'Gluten (beer)']);
    // Stated once for all wines: no confirmed wine visibly repeats it.
    await expect(page.getByText(/^All wines contain sulfites/)).toHaveCount(1);
    const wine = page.getByRole('article').filter({ hasText: 'Rioja Crianza' });
    await expect(wine.getByText('Contains sulfites.')).toHaveCSS('width', '1px');
    await expect(
      page.getByText(
        'Before placing your order, please inform your server if a person in your party has a food allergy.',
        { exact: true },
      ),
    ).toBeVisible();
  });
  await test.step('a featured drink leaves no gap, whatever the order', async () => {
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    const names = () => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
    const gaps = () => page.locator('section[id^="category-"] > ul').evaluateAll(gapsIn);
    expect(await gaps(), 'Popular').toEqual([]);
    for (const label of ['Price low to high', 'Price high to low', 'A to Z']) {
      const before = await names();
      await sort.selectOption({ label });
      await expect.poll(names, label).not.toEqual(before);
      expect(await gaps(), label).toEqual([]);
    }
  });
});

/** Runs in the page: finds an entry that is alone in its row although another follows. */
function gapsIn(lists: Element[]): (string | null)[] {
  return lists.flatMap((list) => {
    const { left, width } = list.getBoundingClientRect();
    const isAlone = (entry: Element) => {
      const place = entry.getBoundingClientRect();
      const next = entry.nextElementSibling?.getBoundingClientRect();
      return place.left === left && place.width < 0.9 * width && next?.left === left;
    };
    return [...list.children].filter(isAlone).map(({ textContent }) => textContent);
  });
}

test('search ignores accents and case, and search, sorting and categories work with only the keyboard', async ({
  page,
}) => {
  await page.goto('/drinks');
  const search = page.getByRole('searchbox', { name: 'Search the drinks' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  const articles = page.getByRole('article');
  await search.fill('RIAS baixas');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ drinks found$/ })).toBeVisible();
  await expect(articles.first()).toContainText('Rías Baixas');
  await expect(articles.filter({ hasNotText: 'Rías Baixas' })).toHaveCount(0);
  await search.fill('zzzz');
  await page.getByRole('button', { name: 'Show all drinks' }).click();
  await expect(search).toBeFocused();
  await test.step('search, sorting and categories work with only the keyboard', async () => {
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('rioja');
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await page.keyboard.press('Tab');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect(sort).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(sort).toHaveValue('price-up');
    await page.getByRole('checkbox').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('section[aria-labelledby^="category-"]')).toHaveCount(1);
  });
});
