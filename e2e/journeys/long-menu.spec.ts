import type { Page } from '@playwright/test';
import { enterByNavigation } from '../support/answers';
import { expect, test } from '../support/test';

const CATEGORIES = 8;
const DISHES_EACH = 125;

/** A thousand dishes of uneven length, so that no estimate of their heights is right. */
const LONG_MENU = {
  currency: 'USD',
  categories: Array.from({ length: CATEGORIES }, (_, category) => ({
    name: `Part ${category + 1}`,
    slug: `part-${category + 1}`,
    items: Array.from({ length: DISHES_EACH }, (__, index) => ({
      id: category * DISHES_EACH + index + 1,
      name: `Dish ${category + 1}-${index + 1}`,
      description: 'With olive oil, garlic and parsley. '.repeat(index % 7),
      price: 12,
      dietary_tags: 'vegan|gluten-free',
      allergens: 'milk|tree-nuts',
      allergens_confirmed: true,
    })),
  })),
};

async function enterLongMenu(page: Page): Promise<void> {
  await page.route('**/api/menu/full', (route) => route.fulfill({ json: LONG_MENU }));
  await page.goto('/about');
  await enterByNavigation(page, 'Menu');
  await expect(page.getByRole('tab', { name: /^All 1,?000$/ })).toBeVisible({ timeout: 20_000 });
}

/** How many dishes the browser has not laid out yet. */
function dishesToCome(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dishes = [...document.querySelectorAll('main article')];
    return dishes.filter((dish) => !dish.checkVisibility({ contentVisibilityAuto: true })).length;
  });
}

/** The name of the first dish below the bars at the top. */
function topDish(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('main article h3')];
    return names.find((name) => name.getBoundingClientRect().top > 200)?.textContent;
  });
}

test('a menu of 1,000 dishes is laid out first where visible, then little by little, and restores the scroll position', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('main article').length < 1_000) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const dishes = [...document.querySelectorAll('main article')];
        const late = dishes.filter((dish) => !dish.checkVisibility({ contentVisibilityAuto: true }));
        Object.assign(window, { lateAtFirst: late.length });
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await enterLongMenu(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'lateAtFirst'))).toBeGreaterThan(800);
  await expect.poll(() => dishesToCome(page), { timeout: 20_000 }).toBe(0);
  await test.step('the scroll position is restored', async () => {
    await page.getByRole('heading', { name: 'Dish 5-60', exact: true }).scrollIntoViewIfNeeded();
    const dish = await topDish(page);
    expect(dish).toMatch(/^Dish 5-/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'About', exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(/^About/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Menu/);
    await expect.poll(() => topDish(page)).toBe(dish);
  });
});
