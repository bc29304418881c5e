import { expect, type Page } from '@playwright/test';

/** Waits until running transitions have ended: a slide's time starts when it has stopped moving. */
export async function untilAtRest(page: Page): Promise<void> {
  const moving = () =>
    document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running')
      .length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** Waits for the fonts and the rest of a menu, which load after the first view and change the page's height. */
export async function untilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.fonts].some(({ status }) => status === 'loaded') &&
      [...document.querySelectorAll('main article')].every((row) =>
        row.checkVisibility({ contentVisibilityAuto: true }),
      ),
  );
}
