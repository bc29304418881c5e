import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that check colors, the only ones that another color scheme can affect. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with each violated rule and its elements. */
export function expectNoFinding(page: Page, selector = 'html', except: string[] = []): Promise<void> {
  return expectNoViolation(page, (axe) => leaveOut(axe.include(selector), except).withTags(TAGS));
}

/** Checks the light scheme fully, and then the colors of the dark one. */
export async function expectNoFindingInEitherScheme(page: Page, selector = 'html'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoFinding(page, selector);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page, selector);
}

/** Checks the page's current scheme. */
export function expectReadableColors(page: Page, selector = 'html', except: string[] = []): Promise<void> {
  return expectNoViolation(page, (axe) => leaveOut(axe.include(selector), except).withRules(COLOR_RULES));
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

function leaveOut(axe: AxeBuilder, parts: string[]): AxeBuilder {
  return parts.reduce((rest, part) => rest.exclude(part), axe);
}

async function expectNoViolation(page: Page, configure: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.evaluate(untilAtRest);
  // Otherwise axe opens a blank page to collect its results, which takes twice as long, and checks frames from other
  // origins; it describes every element without problems, which takes half as long again; and it fetches all style sheets
  // again, which none of these rules need.
  const options = { resultTypes: ['violations' as const], preload: false };
  const { violations } = await configure(new AxeBuilder({ page }).setLegacyMode().options(options)).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings).toEqual([]);
}

/** Runs in the page: waits for fades and slides to finish, but not for endless animations. */
async function untilAtRest(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
