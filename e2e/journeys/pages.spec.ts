import { expect, test } from '../support/test';

test('every unknown path leads to the start page', async ({ page, product }) => {
  const answer = await page.request.get('/no/such/page', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/');
  await page.goto('/nothing-here');
  await expect(page).toHaveURL(`${product.url}/`);
});
