import { expect, type Page } from '@playwright/test';

/** Waits until running transitions have ended: a slide's time starts when it has stopped moving. */
export async function untilAtRest(page: Page): Promise<void> {
  const moving = () =>
    document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running')
      .length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}
