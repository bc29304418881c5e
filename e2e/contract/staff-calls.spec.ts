import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expectOnSite } from '../support/staff';
import { expect, test } from '../support/test';
import type { Product } from '../support/product';

const PICTURE = resolve(import.meta.dirname, '../../cms/seed/pictures/gildas.jpg');

/** The staff calls as the admin makes them: on the site's own origin, through the web host. */
async function signIn(request: APIRequestContext, { url, staff }: Product) {
  const answer = await request.post(`${url}/api/auth/login`, { data: staff });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return (method: string, path: string, options: Parameters<APIRequestContext['fetch']>[1] = {}) =>
    request.fetch(`${url}/api/admin${path}`, {
      ...options,
      method,
      headers: { ...headers, ...options?.headers },
    });
}

test('a dish is made with a picture, changed, sold out and deleted; diners see each within a second', async ({
  page,
  product,
}) => {
  const { request } = page;
  const call = await signIn(request, product);
  const seen = async (text: string, isThere: boolean) => {
    await expectOnSite(page, `${product.url}/menu`, (html) => html.includes(text) === isThere, text);
  };

  const upload = await call('POST', '/uploads', {
    multipart: {
      alt: 'Three skewers on a plate',
      file: { name: '../../evil.html', mimeType: 'text/html', buffer: await readFile(PICTURE) },
    },
  });
  expect(upload.status()).toBe(201);
  const picture = (await upload.json()) as { id: string; url: string };
  const { items } = (await (await call('GET', '/menu/categories')).json()) as { items: { id: string }[] };
  const body = {
    name: 'Gilda de prueba',
    price: 4,
    featured: true,
    category: items[0]?.id,
    imageId: picture.id,
  };

  const made = await call('POST', '/menu', { data: body });
  expect(made.status()).toBe(201);
  const { id, etag } = (await made.json()) as { id: string; etag: string };
  expect(made.headers()['etag']).toBe(etag);
  await seen('Gilda de prueba', true);
  await page.goto('/menu');
  const dish = page.getByRole('article').filter({ hasText: 'Gilda de prueba' });
  await dish.scrollIntoViewIfNeeded();
  const image = dish.getByRole('img', { name: 'Three skewers on a plate' });
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const priced = await call('PUT', `/menu/${id}`, {
    data: { ...body, price: 91 },
    headers: { 'if-match': etag },
  });
  expect(priced.status()).toBe(200);
  await seen('>$91<', true);
  const late = await call('PUT', `/menu/${id}`, {
    data: { ...body, price: 92 },
    headers: { 'if-match': etag },
  });
  expect(late.status()).toBe(412);
  expect(await late.json()).toMatchObject({ current: { price: 91 } });

  expect((await call('PATCH', `/menu/${id}/available?value=false`)).status()).toBe(200);
  await seen('Gilda de prueba', false);
  expect((await call('DELETE', `/menu/${id}`)).status()).toBe(204);
});

test('a message of the contact form reaches the staff, whatever address it claims to come from', async ({
  page: { request },
  product,
}) => {
  const message = 'Is there a table for eight on Friday?';
  const sent = await request.post(`${product.url}/api/contact`, {
    data: { name: 'Ana', email: 'ana@diner.example', message },
    headers: { 'x-forwarded-for': '203.0.113.9', 'x-page-path': '/contact' },
  });
  expect(sent.status()).toBe(201);
  expect(await sent.json()).toEqual({
    id: expect.any(String),
    message: 'Message sent — we’ll reply shortly.',
  });

  const call = await signIn(request, product);
  const { items } = (await (await call('GET', '/contacts?search=table%20for%20eight')).json()) as {
    items: object[];
  };
  expect(items).toMatchObject([{ name: 'Ana', message, status: 'new', pagePath: '/contact' }]);
});

test('whoever has not signed in gets nothing, and a bad body one shape of error', async ({
  page: { request },
  product,
}) => {
  const nobody = await request.get(`${product.url}/api/admin/contacts`);
  expect(nobody.status()).toBe(401);
  expect(await nobody.json()).toMatchObject({ status: 401, error: 'UnauthorizedError' });
  expect(nobody.headers()['cache-control']).toBe('no-store');
  const bad = await request.post(`${product.url}/api/contact`, {
    data: { name: ' ', email: 'x', message: 'hi' },
  });
  expect(bad.status()).toBe(400);
  const { details } = (await bad.json()) as { details: { path: string }[] };
  expect(details.map(({ path }) => path)).toEqual(['name', 'email', 'message']);
});
