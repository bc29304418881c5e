import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { cms, place, startOwnCms } from './own-cms';

startOwnCms();

const signIn = (from: { address: string; proto?: string }, password: string) =>
  cms.ask('/admin/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from.address,
      'x-forwarded-proto': from.proto ?? 'https',
    },
    body: JSON.stringify({ email: 'owner@casabodegon.example', password }),
  });

describe('what the web host says about the visitor', () => {
  it.each([
    ['https', true],
    ['http', false],
  ])('over %s, the session cookie is Secure: %s', async (proto, isSecure) => {
    const reply = await signIn({ address: '198.51.100.1', proto }, 'Cocina-1996');
    expect(reply.status).toBe(200);
    const cookie = reply.headers.getSetCookie().find((each) => each.startsWith('strapi_admin_refresh='));
    expect(cookie?.toLowerCase().includes('; secure')).toBe(isSecure);
  });

  it('failed sign-ins are limited per visitor’s address', async () => {
    const guesses = [];
    for (let guess = 1; guess <= 11; guess += 1) {
      guesses.push((await signIn({ address: '198.51.100.2' }, `Wrong-${guess}`)).status);
    }
    expect(guesses).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await signIn({ address: '198.51.100.2' }, 'Cocina-1996')).status).toBe(429);
    expect((await signIn({ address: '198.51.100.3' }, 'Cocina-1996')).status).toBe(200);
  });
});

/** `fetch` would resolve the dots before sending. */
async function askAsWritten(path: string) {
  const { hostname, port } = new URL(cms.url);
  const [response] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage];
  return { status: response.statusCode, text: await text(response) };
}

describe('the public folder', () => {
  it('serves no file beside or above it, and no dotfile', async () => {
    const folder = dirname(place.uploadsDir);
    await writeFile(join(folder, '.env'), 'secret');
    await writeFile(join(dirname(folder), 'key.pem'), 'secret');
    for (const path of [
      '/site.db',
      '/.env',
      '/key.pem',
      '/../key.pem',
      '/%2e%2e/key.pem',
      '/..%2fkey.pem',
      '/uploads/../.env',
    ]) {
      const reply = await askAsWritten(path);
      expect([403, 404], path).toContain(reply.status);
      expect(reply.text, path).not.toContain('secret');
    }
  });
});
