import { expect, test } from '../support/test';

test('what a party chooses on the menu and the drinks page is in one list, can be shown to the server, and shared by link', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/menu?without=shellfish');
  await page.getByRole('button', { name: 'Add Gildas to our table' }).click();
  await page.getByRole('button', { name: 'Add another Gildas' }).click();
  await page.getByRole('button', { name: 'Add Jamón serrano to our table: choose a size' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jamón serrano' });
  await dialog.getByRole('button', { name: 'Add Jamón serrano, ración to our table' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto('/drinks?without=shellfish');
  await page.getByRole('button', { name: 'Add Rebujito to our table' }).click();
  const way = page.getByRole('link', { name: 'Our table · 4' });
  await test.step('the link to the list covers no focused element', async () => {
    const drink = page.getByRole('link', { name: 'Godello', exact: true });
    await drink.evaluate((link) => {
      window.scrollBy({ top: link.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' });
      link.focus();
    });
    const foot = async () => ((await drink.boundingBox())?.y ?? 0) + 24;
    await expect.poll(foot).toBeLessThan((await way.boundingBox())?.y ?? 0);
  });
  await way.click();

  await expect(page).toHaveTitle(/^Our table/);
  await expect(page.getByText('4 items')).toBeVisible();
  await expect(page).toHaveURL(/without=shellfish&list=d\.\w+\.2\*d\.\w+\.1\.racion\*w\.\w+\.1&?/);
  const name = page.getByText('Jamón serrano, ración');
  await test.step('with text at 200 %, a name has its own line', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(280);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  });
  await page.getByRole('link', { name: 'Show the server' }).click();
  await expect(page.getByText('marisco')).toBeVisible();
  await expect(page.getByText('2 × Gildas')).toBeVisible();

  // Opening a shared link needs neither a script nor a saved list.
  const other = await browser.newContext({ javaScriptEnabled: false, baseURL: new URL(page.url()).origin });
  const guest = await other.newPage();
  await guest.goto(page.url());
  await expect(guest.getByText('2 × Gildas')).toBeVisible();
  await expect(guest.getByText('marisco')).toBeVisible();
  await guest.getByRole('link', { name: 'Back to our table' }).click();
  await expect(guest.getByText('4 items')).toBeVisible();
  await other.close();
});
