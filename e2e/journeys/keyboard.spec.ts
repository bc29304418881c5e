import type { Page } from '@playwright/test';
import { outcome, SENT } from '../support/contact-form';
import { expect, test } from '../support/test';

for (const width of [1280, 390]) {
  test(`with only the keyboard, from the home page to a sent message, at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const visited: string[] = [];
    const press = async (key: 'Tab' | 'Enter') => {
      await page.keyboard.press(key);
      if (key === 'Enter') visited.push('⏎');
    };
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 40; presses += 1) {
        await press('Tab');
        const focused = await focusedElement(page);
        visited.push(focused.name);
        expect(focused, focused.name).toMatchObject({ isSeen: true, hasOutline: true });
        if (focused.name === name) return;
      }
      throw new Error(`The keyboard did not reach ${name}: ${visited.join(' → ')}`);
    };
    if (width < 960) {
      await tabTo('Open navigation');
      await press('Enter');
      await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
    }
    await tabTo('Contact');
    await press('Enter');
    await expect(page).toHaveTitle(/^Contact/);
    for (const [label, text] of [
      ['Name', 'Keyboard only'],
      ['Email', 'keys@diner.example'],
      ['Message', 'Written without a mouse.'],
    ] as const) {
      await tabTo(label);
      await page.keyboard.type(text);
    }
    await tabTo('Send message');
    await press('Enter');
    await expect(outcome(page, 'status', SENT)).toBeFocused();
    test.info().annotations.push({ type: 'focus, in order', description: visited.join(' → ') });
  });
}

/** The focused element: its name, whether it is in view, and whether it is outlined. */
function focusedElement(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> };
    const text = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText;
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: text.replace(/\s+/g, ' ').trim(),
      isSeen: middle !== null && (element.contains(middle) || middle.contains(element)),
      hasOutline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}
