import { describe, expect, test } from 'vitest';
import { startHost } from '../testing/running-host';

describe('what a visitor claims of itself', () => {
  const claims = {
    'x-forwarded-for': '198.51.100.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    'x-real-ip': '198.51.100.7',
    forwarded: 'for=198.51.100.7',
    'x-request-id': 'chosen',
    host: 'casa.example',
  };

  test('is replaced by what the host saw', async () => {
    const host = await startHost();
    await host.send('/api/contact', { method: 'POST', headers: claims });
    const [seen] = host.upstream.requestsFor('/api/contact');
    expect(seen?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'casa.example',
    });
    expect(seen?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    for (const name of ['x-forwarded-port', 'x-real-ip', 'forwarded'])
      expect(seen?.headers).not.toHaveProperty(name);
  });

  test('is believed of a trusted proxy', async () => {
    const host = await startHost({ variables: { TRUSTED_PROXIES: 'loopback' } });
    await host.send('/api/contact', { method: 'POST', headers: claims });
    const [seen] = host.upstream.requestsFor('/api/contact');
    expect(seen?.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    });
  });
});
