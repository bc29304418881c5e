import type { Page } from '@playwright/test';

/** Runs in the page: records in `window.shifts` what moved, and how far. */
function recordShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  // Moves of less than a letter's width, such as words within a button, are not visible.
  const seen = 0.001;
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      if (value < seen) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 30) ?? ''}: ${place(previousRect)} to ${place(currentRect)}`,
      );
      shifts.push(`${value.toFixed(4)} ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(recordShifts);
}

export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
