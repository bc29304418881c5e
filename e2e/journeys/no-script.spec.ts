import { NAVIGATION_ENTRIES } from '../support/navigation-entries';
import { PUBLIC_PATHS } from '../support/public-pages';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const LINKS = NAVIGATION_ENTRIES.filter((name) => name !== 'Book a Table');

for (const path of PUBLIC_PATHS) {
  test(`${path} reads whole without a script, and shows nothing that needs one`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const name of LINKS) await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('alt') ?? ''));
    const words = `${await page.getByRole('main').innerText()} ${pictures.join(' ')}`;
    expect(words.length).toBeGreaterThan(400);
    await expect(page.getByTestId('skeleton-card')).toHaveCount(0);

    const idle = page.locator('button:visible:not(form[action] [type=submit]), select:visible, iframe');
    expect(await idle.evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)))).toEqual(
      [],
    );
  });
}
