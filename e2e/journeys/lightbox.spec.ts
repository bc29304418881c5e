import type { Page } from '@playwright/test';
import { holdBack } from '../support/answers';
import { expectNoFinding } from '../support/axe';
import { itemsOf } from '../support/gallery-items';
import { expect, test } from '../support/test';

test.describe('the lightbox', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  const photos = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
  const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Enlarged photo' });

  test('keeps focus, locks the page behind, fits its picture and has no axe finding', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('main').getByRole('link', { name: 'See Gallery' }).click();
    await expect(page).toHaveTitle(/^Gallery/);
    await page.waitForLoadState('networkidle');
    await test.step('closes when its page is left', async () => {
      await photos(page).first().click();
      await expect(lightbox(page)).toBeVisible();
      await page.evaluate(() => history.go(-2));
      await expect(page).toHaveTitle(/^About/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.getByRole('main').getByRole('link', { name: 'See Gallery' }).click();
      await expect(page).toHaveTitle(/^Gallery/);
    });
    await test.step('takes focus and keeps it, and returns it however it is closed', async () => {
      const photo = photos(page).nth(2);
      const isInside = () => lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement));
      const open = async () => {
        await photo.click();
        await expect(lightbox(page)).toBeVisible();
        expect(await isInside()).toBe(true);
      };
      const expectClosed = async () => {
        await expect(lightbox(page)).toBeHidden();
        await expect(photo).toBeFocused();
      };
      await open();
      await expect(lightbox(page).getByRole('button', { name: 'Close' })).toBeFocused();
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        // A modal dialog lets focus leave for the browser's own controls, but not for the page behind.
        expect(
          await page.evaluate(
            () => document.activeElement?.closest('main') && !document.activeElement.closest('dialog'),
          ),
        ).toBeFalsy();
      }
      await page.keyboard.press('Escape');
      await expectClosed();
      await open();
      await lightbox(page).getByRole('button', { name: 'Close' }).click();
      await expectClosed();
      await open();
      await page.mouse.click(90, 60);
      await expectClosed();
      await photo.press('Enter');
      await expect(lightbox(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expectClosed();
    });
    await test.step('locks the page behind, and keeps its scroll position', async () => {
      await page.evaluate(() => window.scrollTo(0, 400));
      const photo = photos(page).nth(7);
      await photo.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await photo.click();
      await expect(lightbox(page)).toBeVisible();
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 1500);
      await page.keyboard.press('PageDown');
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.keyboard.press('Escape');
      await expect(lightbox(page)).toBeHidden();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    });
    await test.step('has no axe finding, and fits its picture', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(() => window.scrollTo(0, 0));
      await photos(page).nth(7).click();
      await expect(lightbox(page)).toBeVisible();
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const picture = async () =>
          (await lightbox(page).getByRole('img').boundingBox()) ?? { x: -1, width: 0, height: 1 };
        await expect
          .poll(async () => (await picture()).width / (await picture()).height)
          .toBeCloseTo(640 / 768, 1);
        const { x, width: across } = await picture();
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + across).toBeLessThanOrEqual(width);
      }
      await expectNoFinding(page);
    });
  });

  test('shows the placeholder for a picture that cannot be loaded', async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/);
    await page.route('**/img/**/pictures/gallery/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/gallery');
    await photos(page).first().click();
    await expect(lightbox(page).locator('img[src="/pictures/placeholder-dish.jpg"]').first()).toBeVisible();
  });
});

test.describe('the lightbox on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });

  test('fills the width, also with text at 200 %, can be swiped and pinched, and closes with Back', async ({
    page,
  }) => {
    // A photo in a shared row, so that its thumbnail is a different file from the large picture.
    const index = 3;
    const photo = (await itemsOf(page))[index];
    const letThrough = await holdBack(page, `**/img/960${photo?.src}`);
    const devtools = await page.context().newCDPSession(page);
    await page.goto('/gallery');
    await page.waitForLoadState('networkidle');
    const lightbox = page.getByRole('dialog', { name: 'Enlarged photo' });
    const place = lightbox.getByRole('status');
    await page.getByRole('main').getByRole('listitem').getByRole('link').nth(index).tap();
    await expect(place).toContainText('Photo 4 of');

    const thumbnail = lightbox.locator('img[alt=""]').first();
    await expect
      .poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const picture = lightbox.getByAltText(photo?.alt ?? '');
    expect(await picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(false);
    expect(await picture.evaluate((img) => getComputedStyle(img).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
    for (const image of [thumbnail, picture]) {
      await expect.poll(() => image.boundingBox()).toMatchObject({ x: 0, width: 390 });
    }
    letThrough();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);

    const swipe = (xDistance: number) =>
      devtools.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 400,
        xDistance,
        yDistance: 0,
        gestureSourceType: 'touch',
      });
    await swipe(-100);
    await expect(place).toContainText('Photo 5 of');
    await swipe(100);
    await expect(place).toContainText('Photo 4 of');

    const pinch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) => {
      const fingers = [195 - apart, 195 + apart].map((x) => ({ x, y: 400 }));
      await devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : fingers,
      });
    };
    await pinch('touchStart', 30);
    for (const apart of [40, 60, 80, 100, 120]) await pinch('touchMove', apart);
    await pinch('touchEnd', 0);
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
    await expect(place).toContainText('Photo 4 of');

    await page.goBack();
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL(/\/gallery$/);
    await page.goForward();
    await expect(place).toContainText('Photo 4 of');
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(390);
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
  });
});
