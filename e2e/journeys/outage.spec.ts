import { fillIn, MESSAGE, NOT_SENT, outcome, sendButton } from '../support/contact-form';
import { expect, test } from '../support/test';

/** Every API read whose answer contains pictures. */
const WITH_PICTURES = ['menu/full', 'drinks/full', 'tapas5', 'highlights', 'events-specials', 'offers'];

test('while the CMS is down, the site serves its last good copies, and recovers by itself', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(200_000);
  await page.goto('/menu');
  const dishes = await page.getByRole('article').count();
  expect(dishes).toBeGreaterThan(55);

  const answers = await Promise.all(
    WITH_PICTURES.map(async (path) => (await page.request.get(`/api/${path}`)).text()),
  );
  const pictures = new Set(answers.join().match(/"\/uploads\/[^"]+"/g));
  expect(pictures.size).toBeGreaterThan(5);
  // They are fetched in the background, a few seconds after the start.
  await expect
    .poll(() => product.countOriginals(), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(pictures.size);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const plain = await context.newPage();
  await plain.goto('/contact');

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
  await test.step('a picture is made in a width that nobody has requested before', async () => {
    const [image = ''] = [...pictures].map((address) => address.slice(1, -1));
    expect((await page.request.get(`/img/1920${image}`)).status(), image).toBe(200);
  });
  await test.step('the contact page without scripts says so and keeps what was typed', async () => {
    await fillIn(plain);
    const answered = plain.waitForResponse((response) => response.request().method() === 'POST');
    await sendButton(plain).click();
    const answer = await answered;
    expect(answer.status()).toBe(503);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    const said = outcome(plain, 'alert', NOT_SENT);
    await expect(said).toBeVisible();
    await expect(said.getByRole('link', { name: '(617) 555-0142' })).toBeVisible();
    await expect(plain.getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE);
  });
  await test.step('the gallery still works', async () => {
    await plain.goto('/gallery');
    expect(await plain.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(18);
    await context.close();
  });
  await test.step('the operator is told', async () => {
    await expect
      .poll(async () => (await (await page.request.get('/health')).json()) as unknown)
      .toMatchObject({ status: 'ok', cms: 'down' });
  });
  await test.step('a call that needs the CMS fails with the standard error shape', async () => {
    const answer = await page.request.post('/api/contact', { data: {} });
    expect(answer.status()).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 503,
      error: expect.any(String),
      message: expect.any(String),
    });
  });
  await test.step('once the CMS is back, the copies are fresh again', async () => {
    await product.startCms();
    // The site retries by itself within a minute (`warm.test.ts`), and at once when a visitor comes.
    await expect.poll(async () => (await page.request.get('/menu')).headers()['x-content']).toMatch(/^fresh/);
    const health = (await (await page.request.get('/health')).json()) as unknown;
    expect(health).toMatchObject({ status: 'ok', cms: 'up' });
  });
});
