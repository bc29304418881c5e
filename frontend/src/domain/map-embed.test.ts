import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embeddableMap, MAP_ORIGINS } from './map-embed';
import { DEFAULT_SITE } from './site-defaults';

describe('embeddableMap', () => {
  it('lets in the built-in map', () => {
    expect(embeddableMap(DEFAULT_SITE.mapEmbedUrl)).toBe(DEFAULT_SITE.mapEmbedUrl);
  });

  it.each([
    '',
    'not an address',
    'http://www.openstreetmap.org/export/embed.html',
    'https://www.openstreetmap.org.evil.example/export/embed.html',
    'https://www.openstreetmap.org@evil.example/',
    'https://www.google.com:8443/maps/embed',
    'javascript:alert(1)',
    'data:text/html,hello',
  ])('keeps out %j', (url) => {
    expect(embeddableMap(url)).toBeNull();
  });

  it('knows the origins that the host’s policy lets be framed', () => {
    const headers = readFileSync(
      resolve(import.meta.dirname, '../../server/http/security-headers.ts'),
      'utf8',
    );
    const listed = /MAP_ORIGINS = \[([^\]]+)\]/.exec(headers)?.[1] ?? '';
    expect(listed.match(/https:[^']+/g)).toEqual([...MAP_ORIGINS]);
  });
});
