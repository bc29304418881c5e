import { expect, test } from 'vitest';
import { StartError, readEnvironment } from './env';

const GOOD = { PUBLIC_URL: 'https://casa.example' };

test('has a default for everything but the public address', () => {
  expect(readEnvironment(GOOD)).toEqual({
    port: 3000,
    host: '127.0.0.1',
    cmsOrigin: 'http://127.0.0.1:1337',
    publicOrigin: 'https://casa.example',
    trustedProxies: [],
    mode: 'production',
    logLevel: 'info',
    metrics: null,
    cacheDir: null,
    isAheadWithPictures: true,
  });
});

test('finds the CMS by its port, or by its address if given', () => {
  expect(readEnvironment({ ...GOOD, CMS_PORT: '1400' }).cmsOrigin).toBe('http://127.0.0.1:1400');
  expect(readEnvironment({ ...GOOD, CMS_PORT: '1400', CMS_URL: 'http://cms:1337' }).cmsOrigin).toBe(
    'http://cms:1337',
  );
});

test('accepts addresses, ranges and groups as trusted proxies', () => {
  const value = '10.0.0.0/8, 192.0.2.1,loopback, 2001:db8::/32';
  expect(readEnvironment({ ...GOOD, TRUSTED_PROXIES: value }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '192.0.2.1',
    'loopback',
    '2001:db8::/32',
  ]);
});

test('guesses the public address only in development', () => {
  expect(readEnvironment({ NODE_ENV: 'development', PORT: '3100' }).publicOrigin).toBe(
    'http://localhost:3100',
  );
  expect(() => readEnvironment({})).toThrow('PUBLIC_URL is missing.');
});

test.each([
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['CMS_PORT', '-1'],
  ['METRICS_PORT', '0'],
  ['METRICS_PORT', '3000'],
  ['HOST', 'two words'],
  ['CMS_URL', 'localhost:1337'],
  ['CMS_URL', 'http://cms/path'],
  ['PUBLIC_URL', 'casa.example'],
  ['PUBLIC_URL', 'ftp://casa.example'],
  ['PUBLIC_URL', 'https://user:secret@casa.example'],
  ['PUBLIC_URL', 'https://casa.example/?a=1'],
  ['PICTURES_AHEAD', 'no'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['LOG_LEVEL', 'verbose'],
  ['NODE_ENV', 'staging'],
])('refuses %s=%s by name', (name, value) => {
  expect(() => readEnvironment({ ...GOOD, [name]: value })).toThrow(new RegExp(`^${name} must `, 'm'));
});

test('names every wrong variable at once', () => {
  const attempt = () => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' });
  expect(attempt).toThrow(StartError);
  expect(attempt).toThrow(/PORT must[^]*PUBLIC_URL is missing[^]*LOG_LEVEL must/);
});
