import { expect, type Page } from '@playwright/test';

/** Waits for the changes that are under way: the time of a slide begins when it has come to rest. */
export async function untilAtRest(page: Page): Promise<void> {
  const moving = () =>
    document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running')
      .length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}
