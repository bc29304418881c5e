import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

const OFFERS_CALL = '**/api/offers?**';

const offers = (page: Page) => page.getByRole('region', { name: 'Offers' });
const highlights = (page: Page) => page.getByRole('region', { name: 'Menu Highlights' });
const place = (carousel: Locator) => carousel.locator('[aria-live]');
const live = (carousel: Locator) => carousel.locator('[data-live]');

/** Opens the page once both carousels are in the slider's hands. */
async function open(page: Page): Promise<void> {
  await page.goto('/');
  await expect(live(offers(page))).toHaveCount(1);
  await expect(live(highlights(page))).toHaveCount(1);
}

test('offers and highlights go on by themselves, each at its own pace, until they are paused', async ({
  page,
}) => {
  await open(page);
  const changes = page.evaluate(async () => {
    const times: Record<string, number[]> = {};
    for (const region of document.querySelectorAll('[aria-roledescription="carousel"]')) {
      const list: number[] = (times[region.ariaLabel ?? ''] = []);
      const text = region.querySelector('[aria-live]');
      if (text) {
        new MutationObserver(() => list.push(performance.now())).observe(text, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      }
    }
    await new Promise((wake) => setTimeout(wake, 11_500));
    return times;
  });
  const times = await changes;
  const pace = ([first = 0, second = 0]: number[] = []) => second - first;
  // From the end of one change to the start of the next, so the change itself (750 and 450 ms) comes on top.
  expect(pace(times.Offers)).toBeGreaterThan(4_400);
  expect(pace(times.Offers)).toBeLessThan(6_000);
  expect(pace(times['Menu Highlights'])).toBeGreaterThan(3_700);
  expect(pace(times['Menu Highlights'])).toBeLessThan(5_000);

  await page.getByRole('button', { name: 'Pause all slides: Offers' }).click();
  const shown = await place(offers(page)).textContent();
  await page.waitForTimeout(5_600);
  await expect(place(offers(page))).toHaveText(shown ?? '');
  await open(page);
  for (const name of ['Offers', 'Menu Highlights', 'Events and specials']) {
    await expect(page.getByRole('button', { name: `Play all slides: ${name}` })).toBeVisible();
  }
});

test('offers fade into each other, and a click does not stop them', async ({ page }) => {
  await open(page);
  const slide = offers(page).getByRole('group', { name: '2 of 5' });
  const change = await page.getByRole('button', { name: 'Next slide: Offers' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    const { transitionProperty, transitionDuration } = getComputedStyle(
      document.querySelector('[aria-label="Offers"] [aria-label="2 of 5"]') ?? button,
    );
    return { transitionProperty, transitionDuration };
  });
  expect(change).toEqual({ transitionProperty: 'opacity', transitionDuration: '0.75s' });
  await expect(slide).toHaveCSS('opacity', '1');
  expect(await offers(page).evaluate(mostHeadlinesAtOnce)).toBe(1);
  await expect(place(offers(page))).toHaveText('4 of 5');
});

test('the keyboard follows the eye: the slide, then pause, back, next and the places; what moves rests meanwhile', async ({
  page,
}) => {
  await open(page);
  const slide = offers(page).getByRole('group', { name: '1 of 5' });
  const button = (name: string) => offers(page).getByRole('button', { name });
  await slide.getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(place(offers(page))).toHaveAttribute('aria-live', 'polite');
  await expect(slide.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slide.getByRole('link').last()).toBeFocused();
  for (const name of ['Pause all slides', 'Previous slide', 'Next slide']) {
    await page.keyboard.press('Tab');
    await expect(button(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(place(offers(page))).toHaveText('2 of 5');
  for (let tile = 1; tile <= 5; tile += 1) {
    await page.keyboard.press('Tab');
    await expect(button(`Slide ${tile} of 5`)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  expect(await offers(page).evaluate((region) => region.contains(document.activeElement))).toBe(false);
});

for (const width of [360, 390, 1280]) {
  test(`each control is 44 px, apart from the others and after what stands above it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    for (const carousel of [offers(page), highlights(page)]) {
      const boxes = await carousel.getByRole('button').evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right, top, width: across, height }) => ({ left, right, top, across, height })),
      );
      boxes.forEach(({ left, top, across, height }, index) => {
        expect(across).toBeGreaterThanOrEqual(44);
        expect(height).toBeGreaterThanOrEqual(44);
        const before = boxes[index - 1];
        if (before) expect(top > before.top || left > before.right - 2).toBe(true);
      });
    }
  });
}

test('a highlight leads to its dish on the menu', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const card = highlights(page).getByRole('group', { name: '1 of 10' });
  const name = await card.getByRole('heading').textContent();
  await card.getByRole('img').scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await card.getByRole('img').boundingBox()) ?? {};
  await page.mouse.click(x + 40, y + 40);
  await expect(page).toHaveURL(/\/menu#dish-/);
  const dish = page.locator('li:focus');
  await expect(dish.getByRole('heading')).toHaveText(name ?? '');
  await expect(dish.getByRole('heading')).toBeInViewport({ ratio: 1 });
  const strip = await page.getByRole('tablist').boundingBox();
  const heading = await dish.boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
});

test('a place is chosen by its tile', async ({ page }) => {
  await open(page);
  const tile = offers(page).getByRole('button', { name: 'Slide 4 of 5' });
  await tile.click();
  await expect(place(offers(page))).toHaveText('4 of 5');
  await expect(tile).toHaveAttribute('aria-current', 'true');
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing goes on by itself, until play is pressed', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('button', { name: 'Play all slides: Menu Highlights' })).toBeVisible();
    await page.waitForTimeout(5_000);
    await expect(place(offers(page))).toHaveText('1 of 5');
    await expect(place(highlights(page))).toHaveText('1 of 10');
    await page.getByRole('button', { name: 'Play all slides: Offers' }).click();
    await page.mouse.move(0, 0);
    await expect(place(offers(page))).toHaveText('2 of 5');
  });
});

for (const [width, perView, gap] of [
  [400, 1, 16],
  [600, 1.15, 16],
  [800, 2, 20],
  [1100, 3, 24],
] as const) {
  test(`${perView} highlights are in view at ${width} px, ${gap} px apart, before the script and after it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/assets/slider-*.js', async (route) => {
      await new Promise((wake) => setTimeout(wake, 1_000));
      await route.continue();
    });
    await page.goto('/');
    const measure = () =>
      highlights(page).evaluate((region) => {
        const slides = [...region.querySelectorAll('[aria-roledescription="slide"]')];
        const [first, second] = slides.map((slide) => slide.getBoundingClientRect());
        const view = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
        if (!first || !second || !view) throw new Error('There are no slides.');
        return {
          view: view.width,
          width: first.width,
          gap: second.left - first.right,
          left: first.left - view.left,
        };
      });
    const before = await measure();
    expect(before.width).toBeCloseTo((before.view - (perView - 1) * gap) / perView, 0);
    expect(before.gap).toBeCloseTo(gap, 1);
    await expect(live(highlights(page))).toHaveCount(1);
    const after = await measure();
    expect(after.width).toBeCloseTo(before.width, 0);
    expect(after.gap).toBeCloseTo(gap, 1);
    expect(after.left).toBeCloseTo(0, 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a single offer stands still, with nothing to press', async ({ page }) => {
  await page.goto('/about');
  await page.route(OFFERS_CALL, async (route) => {
    const answer = (await (await route.fetch()).json()) as unknown[];
    await route.fulfill({ json: answer.slice(0, 1) });
  });
  await page.getByRole('link', { name: 'Casa Bodegón, home' }).click();
  await expect(offers(page).getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(offers(page).getByRole('button')).toHaveCount(0);
});

/** Runs in the page: how many slides' titles can be read at the same time, at most, while one fades into the next. */
async function mostHeadlinesAtOnce(region: Element): Promise<number> {
  const READABLE = 0.1;
  const opacity = (element: Element | null): number =>
    element === null || element === region
      ? 1
      : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);
  const titles = [...region.querySelectorAll('h2')];
  let most = 0;
  const next = region.querySelector<HTMLElement>('[aria-label^="Next slide"]');
  next?.click();
  for (const end = performance.now() + 1_000; performance.now() < end;) {
    most = Math.max(most, titles.filter((title) => opacity(title) > READABLE).length);
    await new Promise(requestAnimationFrame);
  }
  return most;
}
