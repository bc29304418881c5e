import { expect, test } from '../support/test';

test('while the CMS is down the site serves its last good copy, and comes back by itself', async ({
  page,
  product,
}) => {
  test.setTimeout(200_000);
  await page.goto('/menu');
  const dishes = await page.getByRole('article').count();
  expect(dishes).toBeGreaterThan(55);

  await product.killCms();
  await test.step('pages and reads answer, quickly', async () => {
    for (const path of ['/menu', '/', '/api/menu/full', '/api/site']) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
    }
    await page.goto('/menu');
    await expect(page.getByRole('article')).toHaveCount(dishes);
    await page.getByRole('link', { name: 'Casa Bodegón, home' }).click();
    await page.getByRole('link', { name: 'See Full Menu' }).click();
    await expect(page.getByRole('article')).toHaveCount(dishes);
  });
  await test.step('the operator is told', async () => {
    await expect
      .poll(async () => (await (await page.request.get('/health')).json()) as unknown)
      .toMatchObject({ status: 'ok', cms: 'down' });
  });
  await test.step('a call that needs the CMS fails in the one shape', async () => {
    const answer = await page.request.post('/api/contact', { data: {} });
    expect(answer.status()).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 503,
      error: expect.any(String),
      message: expect.any(String),
    });
  });
  await test.step('once the CMS is back the copies are fresh again', async () => {
    await product.startCms();
    await expect
      .poll(async () => (await (await page.request.get('/health')).json()) as unknown, { timeout: 70_000 })
      .toMatchObject({ status: 'ok', cms: 'up' });
  });
});
