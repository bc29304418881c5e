import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails naming each rule that the page breaks, or the part of it that `selector` finds, and where. */
export async function expectNoFinding(page: Page, selector = 'html'): Promise<void> {
  await page.evaluate(untilAtRest);
  // Else axe opens a blank page to put its results together in, which takes as long again. It would look into frames of
  // other origins, too; what those show is not ours.
  const { violations } = await new AxeBuilder({ page })
    .include(selector)
    .withTags(TAGS)
    .setLegacyMode()
    .analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings).toEqual([]);
}

/** Runs in the page: waits for what fades or slides to its end; what goes on for good is left to it. */
async function untilAtRest(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
