import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Minified: each page has to parse it again, and that takes a third less time. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Checked = NonNullable<axe.RunOptions['runOnly']>;

const ALL_RULES: Checked = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules that check colors, the only ones that another color scheme can affect. */
const COLOR_RULES: Checked = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Fails with each violated rule and its elements. */
export function expectNoFinding(page: Page, selector = 'html', except: string[] = []): Promise<void> {
  return expectNoViolation(page, ALL_RULES, selector, except);
}

/** Checks the light scheme fully, and then the colors of the dark one. */
export async function expectNoFindingInEitherScheme(
  page: Page,
  selector = 'html',
  except: string[] = [],
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFinding(page, selector, except);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page, selector, except);
}

/** Checks the page's current scheme. */
export function expectReadableColors(page: Page, selector = 'html', except: string[] = []): Promise<void> {
  return expectNoViolation(page, COLOR_RULES, selector, except);
}

/** A window so tall that its sticky bars cover nothing: axe would report a half-covered button as too small. */
export async function showWhole(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  // Some text fields become taller in a taller window, so the first height may be too small.
  for (let step = 0; step < 2; step += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight + 200);
    await page.setViewportSize({ width, height });
  }
}

async function expectNoViolation(
  page: Page,
  runOnly: Checked,
  selector: string,
  except: string[],
): Promise<void> {
  await page.evaluate(untilAtRest);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  const context = { include: [[selector]], exclude: except.map((part) => [part]) };
  // By default axe also describes every element that passes, which takes half as long again, and fetches all style
  // sheets a second time, which these rules don't need. It can't look into our only frame, the map, which is on another
  // origin.
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], preload: false, iframes: false };
  const findings = await page.evaluate(violationsOf, { context, options });
  expect(findings).toEqual([]);
}

/** Runs in the page, where axe is. */
async function violationsOf(checked: {
  context: axe.ElementContext;
  options: axe.RunOptions;
}): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await run(checked.context, checked.options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Runs in the page: waits for fades and slides to finish, but not for endless animations, and at most ten seconds. A
 * dialog that has just opened begins to fade in up to three frames later.
 */
async function untilAtRest(): Promise<void> {
  const latest = performance.now() + 10_000;
  // A page that draws no frames, or an animation whose end is never reported, must not hang the test.
  const atMostASecond = (wait: Promise<unknown>) =>
    Promise.race([wait, new Promise((goOn) => setTimeout(goOn, 1_000))]);
  for (let stillFrames = 0; stillFrames < 3 && performance.now() < latest; stillFrames += 1) {
    await atMostASecond(new Promise(requestAnimationFrame));
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    if (moving.length > 0) stillFrames = 0;
    await atMostASecond(Promise.allSettled(moving.map(({ finished }) => finished)));
  }
}
