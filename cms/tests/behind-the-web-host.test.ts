import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
    for (let guess = 1; guess <= 6; guess += 1) {
      guesses.push((await signIn({ address: '198.51.100.2' }, `Wrong-${guess}`)).status);
    }
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await signIn({ address: '198.51.100.2' }, 'Cocina-1996')).status).toBe(429);
    expect((await signIn({ address: '198.51.100.3' }, 'Cocina-1996')).status).toBe(200);
  });
});

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
      '/uploads/../.env',
    ]) {
      const reply = await cms.ask(path);
      expect(reply.status, path).toBe(404);
      expect(reply.text, path).not.toContain('secret');
    }
  });
});
