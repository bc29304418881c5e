import { expect, test } from '../support/test';

test('every unknown path redirects to the home page', async ({ request, product }) => {
  const answer = await request.get('/no/such/page', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/');
  const followed = await request.get('/nothing-here');
  expect(followed.url()).toBe(`${product.url}/`);
  expect(followed.status()).toBe(200);
});
