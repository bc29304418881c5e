import type { Page } from '@playwright/test';
import { sidewaysOverflow } from '../support/answers';
import { untilLaidOut } from '../support/at-rest';
import { expect, test } from '../support/test';

/** Runs in the page. */
const scrollBarOf = (strip: Element) => getComputedStyle(strip).scrollbarWidth;

interface Dish {
  name: string;
  prices: unknown[];
  raw: boolean;
  allergens_confirmed: boolean;
}

test('the menu shows every category with its count, and every dish with its price', async ({
  page,
  product,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/menu');
  const answer = await page.request.get(`${product.url}/api/menu/full`);
  const menu = (await answer.json()) as { categories: { name: string; items: Dish[] }[] };
  const dishes = menu.categories.flatMap((category) => category.items);
  expect(dishes.length).toBeGreaterThan(55);

  await expect(page.getByRole('tab')).toHaveCount(menu.categories.length + 1);
  await expect(page.getByRole('tab', { name: `All ${dishes.length}`, exact: true })).toBeVisible();
  for (const { name, items } of menu.categories) {
    await expect(page.getByRole('tab', { name: `${name} ${items.length}`, exact: true })).toBeAttached();
  }
  await expect(page.getByRole('article')).toHaveCount(dishes.length);
  const prices = await page
    .getByRole('article')
    .getByText(/^\$\d+$/)
    .count();
  expect(prices).toBe(dishes.reduce((sum, dish) => sum + Math.max(1, dish.prices.length), 0));
  await test.step('a raw dish has an asterisk, an unconfirmed one says so and makes no free-from claim', async () => {
    const raw = dishes.filter((dish) => dish.raw);
    const unconfirmed = dishes.filter((dish) => !dish.allergens_confirmed);
    expect(raw.length).toBeGreaterThan(0);
    expect(unconfirmed.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: '*' })).toHaveCount(raw.length);
    const said = page.getByRole('article').filter({ hasText: 'Allergens not confirmed yet' });
    await expect(said).toHaveCount(unconfirmed.length);
    for (const article of await said.all()) await expect(article).not.toContainText(/-free/i);
  });
  await test.step('the legend lists the terms, and the legal notices are there word for word', async () => {
    await expect(
      page.getByText(
        'Before placing your order, please inform your server if a person in your party has a food allergy.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(
      page.getByText(
        'Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness.',
      ),
    ).toBeVisible();
    const legend = page.getByRole('complementary', { name: 'Allergens and diets' });
    const words =
      'Milk, Egg, Fish, Shellfish, Tree nuts, Peanuts, Wheat, Soybeans, Sesame, Sulfites, Gluten, Vegan, Halal';
    for (const term of words.split(', ')) await expect(legend.getByText(term, { exact: true })).toBeVisible();
    const terms = await legend.getByRole('listitem').allTextContents();
    expect(terms, 'no blank before a printed comma').toEqual(terms.map((term) => term.trim()));
  });
  await test.step('a mouse, which can’t swipe, has a scroll bar below the tabs and the allergens', async () => {
    await page.setViewportSize({ width: 640, height: 700 });
    const allergens = page.getByRole('group', { name: 'Leave out' }).locator('div');
    for (const strip of [page.getByRole('tablist'), allergens])
      expect(await strip.evaluate(scrollBarOf)).toBe('thin');
  });
  expect(calls, 'the page came with it').not.toContain('/api/menu/full');
});

test('a search ignores accents and case, a tab shows only its category, and results are in view', async ({
  page,
}) => {
  await page.goto('/menu');
  const search = page.getByRole('searchbox', { name: 'Search the menu' });
  await test.step('back to top appears after 300 px and works', async () => {
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 290));
    await expect(button).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 900));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step('search ignores accents and case, counts per tab and can be cleared', async () => {
    await search.fill('JAMON');
    await expect(page.getByRole('status').filter({ hasText: /dish(es)? found/ })).toBeVisible();
    const shown = await page.getByRole('article').count();
    expect(shown).toBeGreaterThan(0);
    await expect(page.getByRole('tab', { name: `All ${shown}`, exact: true })).toBeVisible();
    for (const article of await page.getByRole('article').all())
      await expect(article).toContainText(/jamón|\bham\b/i);

    await search.fill('zzzz');
    await expect(page.getByText('No dish matches “zzzz”.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the whole menu' }).click();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(shown);
  });
  await test.step('a tab shows only its category; arrow keys, Home and End move through the tabs', async () => {
    const tabs = page.getByRole('tab');
    await tabs.nth(2).click();
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('section[aria-labelledby^="category-"]')).toHaveCount(1);

    await tabs.nth(2).press('ArrowRight');
    await expect(tabs.nth(3)).toBeFocused();
    await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
    await tabs.nth(3).press('End');
    await expect(tabs.last()).toBeFocused();
    await tabs.last().press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
    await tabs.first().press('ArrowLeft');
    await expect(tabs.last()).toBeFocused();
    await tabs.last().press('Home');
    await expect(tabs.first()).toBeFocused();
  });
  await test.step('a category chosen from deep within the menu starts in view', async () => {
    await page.evaluate(() => window.scrollTo(0, 6_000));
    const tab = page.getByRole('tab').nth(4);
    const name = (await tab.textContent())?.replace(/ \d+$/, '') ?? '';
    await tab.click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    const top = await page.getByRole('tabpanel').evaluate((panel) => panel.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(60);
  });
});

test('with Shift+Tab, the focused element is not hidden under two lines of tabs, or under any bar at 400 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/menu');
  await expect(page.getByRole('button', { name: 'Add Gildas to our table' })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Menu categories' });
  await page.getByRole('link', { name: 'Flan de huevo', exact: true }).focus();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const [focused, strip] = [await page.locator(':focus').boundingBox(), await tabs.boundingBox()];
    const foot = (box: typeof strip) => (box ? box.y + box.height : 0);
    expect(foot(focused)).toBeGreaterThan(foot(strip));
  }
  await page.getByRole('button', { name: 'Add Gildas to our table' }).click();
  await expect(page.getByRole('link', { name: 'Our table' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('link', { name: 'Flan de huevo', exact: true }).focus();
  for (const key of [...Array<string>(10).fill('Shift+Tab'), ...Array<string>(20).fill('Tab')]) {
    await page.keyboard.press(key);
    expect(await page.locator(':focus').evaluate(isOnTop), `after ${key}`).toBe(true);
  }
});

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu is at most sixteen screens long, says which section is read, hints at a swipe, and nothing covers a word', async ({
    page,
  }) => {
    await page.goto('/menu');
    await untilLaidOut(page);
    await test.step('is at most sixteen screens long, with allergens at 15 px', async () => {
      const { length, allergens } = await page.evaluate(() => ({
        length: document.documentElement.scrollHeight,
        allergens: [...document.querySelectorAll('article dl')].map(
          (line) => getComputedStyle(line).fontSize,
        ),
      }));
      expect(length / 844).toBeLessThanOrEqual(16);
      expect(new Set(allergens)).toEqual(new Set(['15px']));
    });
    await test.step('the swipe hint shows while the tabs are near their start, and nothing scrolls sideways', async () => {
      const hint = page.getByText('Swipe to see more');
      await expect(hint).toBeVisible();
      const [words, tabs] = [await hint.boundingBox(), await page.getByRole('tab').first().boundingBox()];
      expect((words?.y ?? NaN) + (words?.height ?? NaN), 'no space from the tabs').toBeLessThanOrEqual(
        (tabs?.y ?? NaN) + 1,
      );
      const strip = page.getByRole('tablist');
      await strip.evaluate((list) => list.scrollTo({ left: 200, behavior: 'instant' }));
      await expect(hint).toBeHidden();
      expect(await strip.evaluate(scrollBarOf)).toBe('none');
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      }
    });
    await test.step('back to top covers no word, at any scroll position', () => expectNoWordCovered(page));
    await test.step('under All, the tab of the section being read is marked and in view, and only All is selected', async () => {
      const read = page.locator('[role="tab"][data-reading]');
      for (const name of ['Del Mar · Seafood', 'Tostas & Bread']) {
        const place = await page.getByRole('heading', { level: 2, name }).evaluate((heading) => {
          window.scrollTo({
            top: heading.getBoundingClientRect().top + window.scrollY - 200,
            behavior: 'instant',
          });
          return window.scrollY;
        });
        await expect(read).toContainText(name);
        await expect(read).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.scrollY)).toBe(place);
        await expect(page.getByRole('tab', { selected: true })).toHaveText(/^All/);
      }
      await page.getByRole('tab', { name: 'Quesos' }).click();
      await expect(read).toHaveCount(0);
      await expect(page.getByRole('tab', { selected: true })).toContainText('Quesos');
    });
    await test.step('back to top covers no word of the drinks either', async () => {
      await page.goto('/drinks');
      await expectNoWordCovered(page);
    });
  });

  test('a dish’s description is truncated only if it can be opened, and never with large text', async ({
    page,
  }) => {
    await page.goto('/menu');
    const name = 'Croquetas de setas';
    const entry = page.getByRole('article').filter({ hasText: name });
    const words = entry.getByText('Crisp for exactly as long as you can wait.');
    const isCut = () => words.evaluate((text) => text.scrollHeight > text.clientHeight + 1);
    expect(await isCut()).toBe(true);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await isCut()).toBe(false);
    await page.getByRole('link', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(/as long as you can wait\.$/)).toBeInViewport();
    await dialog.getByRole('button', { name: 'Share' }).scrollIntoViewIfNeeded();
    expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await test.step('in landscape, a picture leaves room for the name', async () => {
      await page.setViewportSize({ width: 667, height: 375 });
      await page.goto('/menu');
      const other = 'Croquetas de jamón ibérico';
      await page.getByRole('link', { name: other }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: other })).toBeInViewport({
        ratio: 1,
      });
    });
  });
});

async function expectNoWordCovered(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await button.evaluate(wordsCoveredBy)).toEqual([]);
}

/** Runs in the page: text that an element covers, at each step down the page. */
async function wordsCoveredBy(element: HTMLElement | SVGElement): Promise<string[]> {
  const STEP_PX = 173;
  const words: { text: Text; parent: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '' && node.parentElement)
      words.push({ text: node, parent: node.parentElement });
  }
  const covered = new Set<string>();
  element.style.pointerEvents = 'none';
  for (let top = 400; top < document.documentElement.scrollHeight; top += STEP_PX) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const place = element.getBoundingClientRect();
    for (const { text, parent } of words) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const left = Math.max(line.left, place.left);
        const right = Math.min(line.right, place.right);
        const upper = Math.max(line.top, place.top);
        const lower = Math.min(line.bottom, place.bottom);
        if (left >= right || upper >= lower) continue;
        const seen = document.elementFromPoint((left + right) / 2, (upper + lower) / 2);
        if (parent.contains(seen)) covered.add(text.data);
      }
    }
  }
  return [...covered];
}
