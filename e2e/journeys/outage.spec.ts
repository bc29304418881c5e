import { expect, test } from '../support/test';

/** In which a product that has just started has made copies of all its pictures, with time to spare. */
const PICTURES_MS = 10_000;

test('while the CMS is down the site serves its last good copy, and comes back by itself', async ({
  page,
  product,
}) => {
  test.setTimeout(200_000);
  await page.goto('/menu');
  const dishes = await page.getByRole('article').count();
  expect(dishes).toBeGreaterThan(55);

  // The copies of the pictures are made in the background, from some seconds after the start: long ago, where this is not
  // the first test.
  await page.waitForTimeout(Math.max(0, product.startedAt + PICTURES_MS - Date.now()));
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
  await test.step('pictures are made, in widths that nobody has asked for before', async () => {
    const menu = (await (await page.request.get('/api/menu/full')).json()) as {
      categories: { items: { image: string | null }[] }[];
    };
    const images = menu.categories.flatMap(({ items }) => items.flatMap(({ image }) => image ?? []));
    expect(images.length).toBeGreaterThan(5);
    for (const image of images) {
      expect((await page.request.get(`/img/1920${image}`)).status(), image).toBe(200);
    }
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
