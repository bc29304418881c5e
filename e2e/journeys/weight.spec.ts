import type { Page } from '@playwright/test';
import { adminWeights } from '../support/admin-weight';
import { holdBack } from '../support/answers';
import { shiftsOf, watchShifts } from '../support/layout-shifts';
import { PUBLIC_PATHS } from '../support/public-pages';
import { expect, test } from '../support/test';

// The last file of the run, so it is split among all workers.
test.describe.configure({ mode: 'parallel' });

const FIRST_VIEW_PICTURES_BYTES = 180_000;
const FIRST_VIEW_BYTES = 350_000;
const FIRST_VIEW_REQUESTS = 15;
/** The width of Lighthouse’s phone. */
const PHONE_WIDTH = 412;
/** The frame of these is on a desktop what it is on /about, and their own content on a phone as well. */
const SEEN_ON_A_PHONE = ['/reservations', '/privacy', '/allergy-card', '/our-table'];

test('the admin loads at most 190 kB including styles before the sign-in, and at most 60 kB more per screen', () => {
  const { signIn, screens } = adminWeights();
  expect(signIn).toBeGreaterThan(100_000);
  expect(signIn).toBeLessThanOrEqual(190_000);
  expect(screens.size).toBeGreaterThan(15);
  expect([...screens].filter(([, bytes]) => bytes > 60_000)).toEqual([]);
});

for (const path of PUBLIC_PATHS) {
  test(`nothing on ${path} moves while fonts and pictures are slow, its largest picture does not wait for the layout, and no admin file is loaded`, async ({
    page,
  }) => {
    let delayed = 0;
    const late = async (route: { continue(): Promise<void> }) => {
      delayed += 1;
      await new Promise((wake) => setTimeout(wake, 250));
      await route.continue();
    };
    await page.route('**/*.woff2', late);
    await page.route('**/img/**', late);
    await watchShifts(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    for (const width of SEEN_ON_A_PHONE.includes(path) ? [PHONE_WIDTH] : [PHONE_WIDTH, 1280]) {
      await test.step(`at ${width} px`, async () => {
        delayed = 0;
        await page.setViewportSize({ width, height: 844 });
        const html = await (await page.goto(path, { waitUntil: 'networkidle' }))?.text();
        const largest = await largestPicture(page);
        if (largest !== null && width === PHONE_WIDTH) {
          const tag = html?.split('<img').find((rest) => rest.includes(`src="${largest}"`));
          expect(tag?.split('>')[0]).toContain('loading="eager"');
        }
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 700) {
            window.scrollTo(0, y);
            await new Promise((wake) => setTimeout(wake, 30));
          }
        });
        expect(delayed).toBeGreaterThan(0);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
    await page.waitForLoadState('networkidle');
    expect(files.some((file) => file.startsWith('/assets/'))).toBe(true);
    expect(files.filter((file) => file.startsWith('/admin'))).toEqual([]);
  });
}

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone with ${deviceScaleFactor} device pixels per CSS pixel`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor });

    test('the pictures of home’s first view weigh at most 180 KB', async ({ page }) => {
      const weights: Promise<number>[] = [];
      page.on('request', (request) => {
        if (request.resourceType() !== 'image') return;
        const size = request.response().then(() => request.sizes());
        const weight = size.then(({ responseBodySize }) => responseBodySize);
        // Pictures further down may still be loading when the test ends.
        weight.catch(() => undefined);
        weights.push(weight);
      });
      const bringSlider = await holdBack(page, '**/assets/slider-*.js');
      const sum = (all: number[]) => all.reduce((total, weight) => total + weight, 0);
      await page.goto('/', { waitUntil: 'load' });
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await test.step('everything fetched before the slider', async () => {
        const bytes = sum(await Promise.all(weights));
        test.info().annotations.push({ type: 'pictures, bytes', description: String(bytes) });
        expect(bytes).toBeGreaterThan(10_000);
        expect(bytes).toBeLessThanOrEqual(FIRST_VIEW_PICTURES_BYTES);
      });
      bringSlider();
      const next = page.getByRole('region', { name: 'Offers' }).getByRole('group', { name: '2 of 5' });
      await expect(next.locator('img')).toHaveCount(1);
      await test.step('everything in the first view with it', async () => {
        await page.waitForLoadState('networkidle');
        const seen = await page.evaluate(() =>
          [...document.images]
            .filter((image) => {
              const { top, bottom, left, right, width } = image.getBoundingClientRect();
              return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
            })
            .map((image) => image.currentSrc),
        );
        expect(seen.length).toBeGreaterThan(0);
        const bytes = await Promise.all(
          [...new Set(seen)].map(async (address) => {
            const answer = await page.request.get(address, {
              headers: { accept: 'image/avif,image/webp,*/*' },
            });
            return (await answer.body()).length;
          }),
        );
        expect(sum(bytes)).toBeLessThanOrEqual(FIRST_VIEW_PICTURES_BYTES);
      });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('home takes at most 15 requests and 350 KB until the visitor moves', async ({ page }) => {
    // Automatic slide changes load further pictures.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const weights: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      weights.push(request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize));
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(weights)).reduce((total, weight) => total + weight, 0);
    test
      .info()
      .annotations.push({ type: 'first view', description: `${weights.length} requests, ${bytes} bytes` });
    expect(weights.length).toBeGreaterThan(6);
    expect(weights.length).toBeLessThanOrEqual(FIRST_VIEW_REQUESTS);
    expect(bytes).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
  });

  test('the first view of home does not compete with fonts or lower pictures, and a delay loads the pictures if no script does', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/<script type="module".*?<\/script>/s, '') });
    });
    await page.goto('/', { waitUntil: 'commit' });
    const picture = page.locator('section[aria-label="Events and specials"] img').first();
    await page.waitForLoadState('load');
    expect(fonts).toEqual([]);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(fonts).toEqual([]);
    await page.unroute('/');
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Fraunces Variable"'))).toBe(true);
    expect(fonts).toHaveLength(2);
  });
});

/** The `src` of the largest thing painted in the first view; null if that is text. */
function largestPicture(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
          resolve(element?.getAttribute('src') ?? null);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
