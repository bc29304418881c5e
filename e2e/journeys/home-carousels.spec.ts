import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../support/answers';
import { untilAtRest } from '../support/at-rest';
import { expect, test } from '../support/test';

const offers = (page: Page) => page.getByRole('region', { name: 'Offers' });
const highlights = (page: Page) => page.getByRole('region', { name: 'Menu Highlights' });
const place = (carousel: Locator) => carousel.locator('[aria-live]');
const live = (carousel: Locator) => carousel.locator('[data-live]');

const HIGHLIGHTS_IN_VIEW = [
  { width: 400, perView: 1, gap: 16 },
  { width: 600, perView: 1.15, gap: 16 },
  { width: 800, perView: 2, gap: 20 },
  { width: 1100, perView: 3, gap: 24 },
];

/** Opens the page and waits until the sliders run both carousels. */
async function open(page: Page): Promise<void> {
  await page.goto('/');
  await expect(live(offers(page))).toHaveCount(1);
  await expect(live(highlights(page))).toHaveCount(1);
}

test('offers and highlights rotate by themselves, each at its own pace, until they are paused', async ({
  page,
}) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await open(page);
  await test.step('offers every 4.5 seconds, highlights every 3.8', async () => {
    // Each advances once while the test scrolls to it; from then on the clock is frozen.
    await page.clock.pauseAt(start + 30_000);
    await expect(place(offers(page))).not.toHaveText('1 of 5');
    await expect(place(highlights(page))).not.toHaveText('1 of 10');
    await untilAtRest(page);
    const offer = (await place(offers(page)).textContent()) ?? '';
    const highlight = (await place(highlights(page)).textContent()) ?? '';
    await page.clock.runFor(3_700);
    await expect(place(highlights(page))).toHaveText(highlight);
    await page.clock.runFor(200);
    await expect(place(highlights(page))).not.toHaveText(highlight);
    await page.clock.runFor(500);
    await expect(place(offers(page))).toHaveText(offer);
    await page.clock.runFor(200);
    await expect(place(offers(page))).not.toHaveText(offer);
    await untilAtRest(page);
  });
  await test.step('offers fade into each other, and a click does not stop them', async () => {
    await page.clock.resume();
    await expect(place(offers(page))).toHaveText('3 of 5');
    const change = await page.getByRole('button', { name: 'Next slide: Offers' }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
      const { transitionProperty, transitionDuration } = getComputedStyle(
        document.querySelector('[aria-label="Offers"] [aria-label="4 of 5"]') ?? button,
      );
      return { transitionProperty, transitionDuration };
    });
    expect(change).toEqual({ transitionProperty: 'opacity', transitionDuration: '0.75s' });
    await expect(offers(page).getByRole('group', { name: '4 of 5' })).toHaveCSS('opacity', '1');
    expect(await offers(page).evaluate(mostHeadlinesAtOnce)).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(4_600);
    await expect(place(offers(page))).toHaveText('1 of 5');
  });
  await test.step('paused, they stay, here and after a reload', async () => {
    await page.getByRole('button', { name: 'Pause all slides: Offers' }).click();
    const shown = await place(offers(page)).textContent();
    await page.clock.runFor(10_000);
    await expect(place(offers(page))).toHaveText(shown ?? '');
    await open(page);
    for (const name of ['Offers', 'Menu Highlights', 'Events and specials']) {
      await expect(page.getByRole('button', { name: `Play all slides: ${name}` })).toBeVisible();
    }
  });
});

test('at every width, the controls are 44 px and separate, and as many highlights show as fit, before and after the script', async ({
  page,
}) => {
  const bringSlider = await holdBack(page, '**/assets/slider-*.js');
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
  const before = new Map<number, Awaited<ReturnType<typeof measure>>>();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const { width, perView, gap } of HIGHLIGHTS_IN_VIEW) {
    await test.step(`${perView} highlights at ${width} px, before the script`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const found = await measure();
      before.set(width, found);
      expect(found.width).toBeCloseTo((found.view - (perView - 1) * gap) / perView, 0);
      expect(found.gap).toBeCloseTo(gap, 1);
    });
  }
  bringSlider();
  await expect(live(highlights(page))).toHaveCount(1);
  for (const { width, gap } of HIGHLIGHTS_IN_VIEW) {
    await test.step(`the same at ${width} px, after it`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await measure()).width).toBeCloseTo(before.get(width)?.width ?? 0, 0);
      const after = await measure();
      expect(after.gap).toBeCloseTo(gap, 1);
      expect(after.left).toBeCloseTo(0, 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
  for (const width of [360, 390, 1280]) {
    await test.step(`the controls at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      for (const carousel of [offers(page), highlights(page)]) {
        const boxes = await carousel.getByRole('button').evaluateAll((buttons) =>
          buttons
            .map((button) => button.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .map(({ left, right, top, width: across, height }) => ({ left, right, top, across, height })),
        );
        expect(boxes.length).toBeGreaterThan(0);
        boxes.forEach(({ left, top, across, height }, index) => {
          expect(across).toBeGreaterThanOrEqual(44);
          expect(height).toBeGreaterThanOrEqual(44);
          const previous = boxes[index - 1];
          if (previous) expect(top > previous.top || left > previous.right - 2).toBe(true);
        });
      }
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a highlight links to its dish, and nothing rotates until play is pressed', async ({ page }) => {
    // At this width, the menu's tabs take three lines.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.clock.install();
    await open(page);
    await test.step('a highlight links to its dish on the menu', async () => {
      const card = highlights(page).getByRole('group', { name: '1 of 10' });
      const name = await card.getByRole('heading').textContent();
      await card.getByRole('img').scrollIntoViewIfNeeded();
      const { x = 0, y = 0 } = (await card.getByRole('img').boundingBox()) ?? {};
      await page.mouse.click(x + 40, y + 40);
      await expect(page).toHaveURL(/\/menu#dish-/);
      const dish = page.locator('li:focus');
      await expect(dish.getByRole('heading')).toHaveText(name ?? '');
      await expect(dish.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(dish).toHaveCSS('outline-width', '3px');
      const strip = await page.getByRole('tablist').boundingBox();
      const heading = await dish.boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
      await page.goBack();
      await expect(live(highlights(page))).toHaveCount(1);
    });
    await expect(page.getByRole('button', { name: 'Play all slides: Menu Highlights' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(place(offers(page))).toHaveText('1 of 5');
    await expect(place(highlights(page))).toHaveText('1 of 10');
    await page.getByRole('button', { name: 'Play all slides: Offers' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4_600);
    await expect(place(offers(page))).toHaveText('2 of 5');
  });
});

/** Runs in the page: the largest number of slide titles readable at the same time while one fades into the next. */
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
  for (const end = performance.now() + 800; performance.now() < end;) {
    most = Math.max(most, titles.filter((title) => opacity(title) > READABLE).length);
    await new Promise(requestAnimationFrame);
  }
  return most;
}
