import { expect, test } from '../support/test';

interface DrinkWire {
  name: string;
  price: number;
  prices: { label: string; price: number }[];
  style: string | null;
  allergens: string;
  featured: boolean;
  order: number;
  abv: number | null;
  region: string;
  grape: string;
  dietary_tags: string;
  image: string | null;
  allergens_confirmed: boolean;
}

interface DrinksWire {
  categories: { name: string; slug: string; items: DrinkWire[] }[];
}

async function drinksOf(url: string): Promise<DrinksWire> {
  return (await (await fetch(`${url}/api/drinks/full`)).json()) as DrinksWire;
}

const GENERIC = [
  'Wine',
  'Cocktail',
  'Beer',
  'Cider',
  'Spanish',
  'Alcohol-free',
  'By the glass',
  'By the bottle',
];

test('the drinks name every category with its count, and every drink with its price', async ({
  page,
  product,
}) => {
  await page.goto('/drinks');
  const { categories } = await drinksOf(product.url);
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
  await test.step('a drink says whether it is a signature, its strength, region, grape and diets, and nothing generic', async () => {
    for (const { slug, items } of categories) {
      const articles = page.locator(`#category-${slug}`).getByRole('article');
      const shown = await articles.evaluateAll((elements) =>
        elements.map((element) => ({
          name: element.querySelector('h3')?.textContent ?? '',
          tags: [...element.querySelectorAll('ul[aria-label="About this drink"] li')].map(
            (tag) => tag.textContent,
          ),
        })),
      );
      for (const drink of items) {
        const tags = shown.find(({ name }) => name === drink.name)?.tags ?? [];
        expect(tags.includes('Signature'), drink.name).toBe(drink.featured);
        if (drink.abv !== null) expect(tags).toContain(`${drink.abv}% ABV`);
        if (drink.region !== '') expect(tags).toContain(drink.region);
        if (drink.grape !== '') expect(tags).toContain(drink.grape);
        if (drink.dietary_tags.split('|').includes('vegan')) expect(tags).toContain('Vegan');
        for (const generic of GENERIC) expect(tags).not.toContain(generic);
      }
    }
  });
  await test.step('a featured drink with a picture shows it', async () => {
    const pictured = categories
      .flatMap(({ items }) => items)
      .filter(({ featured, image }) => featured && image);
    expect(pictured.length).toBeGreaterThan(0);
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(pictured.length);
  });
  await test.step('a drink whose allergens are not confirmed says so and claims no absence', async () => {
    const unconfirmed = categories
      .flatMap(({ items }) => items)
      .filter(({ allergens_confirmed: isConfirmed }) => !isConfirmed);
    const said = page.getByRole('article').filter({ hasText: 'Allergens not confirmed yet' });
    await expect(said).toHaveCount(unconfirmed.length);
    for (const article of await said.all())
      await expect(article).not.toContainText(/(gluten|dairy|nut)-free/i);
  });
  await test.step('the legend and the notice of the law stand word for word', async () => {
    const legend = page.getByRole('complementary', { name: 'Allergens in drinks' });
    await expect(legend.getByRole('listitem')).toHaveText(['Sulfites', 'Gluten (beer)']);
    // Said once for all wines: no confirmed wine visibly repeats it.
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
});

test('the drinks can be sorted: popular, by price up and down, A to Z', async ({ page, product }) => {
  await page.goto('/drinks');
  const { categories } = await drinksOf(product.url);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort.getByRole('option')).toHaveText([
    'Popular',
    'Price low to high',
    'Price high to low',
    'A to Z',
  ]);
  const namesIn = (slug: string) =>
    page.locator(`#category-${slug}`).getByRole('heading', { level: 3 }).allTextContents();
  const orders: Record<string, (a: DrinkWire, b: DrinkWire) => number> = {
    Popular: (a, b) => Number(b.featured) - Number(a.featured) || a.order - b.order,
    'Price low to high': (a, b) => a.price - b.price,
    'Price high to low': (a, b) => b.price - a.price,
    'A to Z': (a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base', numeric: true }),
  };
  for (const [label, compare] of Object.entries(orders)) {
    await sort.selectOption({ label });
    for (const { slug, items } of categories) {
      await expect
        .poll(async () => {
          const names = await namesIn(slug);
          const drinks = names.map((name) => items.find((item) => item.name === name));
          return drinks.every((drink, index) => {
            const before = drinks[index - 1];
            return drink !== undefined && (before === undefined || compare(before, drink) <= 0);
          });
        }, `${label}, ${slug}`)
        .toBe(true);
    }
    await test.step('a featured drink leaves no gap, whatever the order', async () => {
      expect(await page.locator('section[id^="category-"] > ul').evaluateAll(gapsIn), label).toEqual([]);
    });
  }
});

/** Runs in the page: finds an entry alone in its row although another follows. */
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

test('search covers region, grape, tags and allergens, ignores accents and case', async ({ page }) => {
  await page.goto('/drinks');
  await test.step('back to top appears after 300 px', async () => {
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => window.scrollTo(0, 290));
    await expect(button).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 900));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  const search = page.getByRole('searchbox', { name: 'Search the drinks' });
  const articles = page.getByRole('article');
  for (const [typed, found] of [
    ['rias baixas', /rías baixas/i],
    ['RÍAS BAIXAS', /rías baixas/i],
    ['pedro ximenez', /pedro ximénez/i],
    ['organic', /organic/i],
    ['gluten', /gluten/i],
  ] as const) {
    await search.fill(typed);
    await expect(articles.first()).toContainText(found);
    await expect(articles.filter({ hasNotText: found })).toHaveCount(0);
    const shown = await articles.count();
    await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(
      shown === 1 ? '1 drink found' : `${shown} drinks found`,
    );
    await expect(page.getByRole('tab', { name: `All ${shown}`, exact: true })).toBeVisible();
  }
  await search.fill('zzzz');
  await expect(page.getByText('No drink matches “zzzz”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all drinks' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await test.step('the keyboard alone searches, sorts and changes the category', async () => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the swipe hint shows while the tabs are near their start', async ({ page }) => {
    await page.goto('/drinks');
    const hint = page.getByText('Swipe to see more');
    await expect(hint).toBeVisible();
    await page.getByRole('tablist').evaluate((list) => list.scrollTo({ left: 200, behavior: 'instant' }));
    await expect(hint).toBeHidden();
    await page.getByRole('tablist').evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(hint).toBeVisible();
  });
});
