import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embeddableMap, MAP_ORIGINS, mapName } from './map-embed';
import { DEFAULT_SITE } from './site-defaults';

describe('embeddableMap', () => {
  it('accepts the built-in map', () => {
    expect(embeddableMap(DEFAULT_SITE.map_embed_url)).toBe(DEFAULT_SITE.map_embed_url);
    expect(mapName(DEFAULT_SITE.map_embed_url)).toBe('OpenStreetMap');
    expect(mapName('https://www.google.com/maps/embed')).toBe('Google Maps');
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

  it.each([
    ['host’s policy lets be framed', '../../server/http/security-headers.ts'],
    ['CMS takes from staff', '../../../cms/src/rules/map-origins.ts'],
  ])('knows the origins that the %s', (_who, file) => {
    const source = readFileSync(resolve(import.meta.dirname, file), 'utf8');
    const listed = /map_?origins = \[([^\]]+)\]/i.exec(source)?.[1] ?? '';
    expect(listed.match(/https:[^']+/g)).toEqual([...MAP_ORIGINS]);
  });
});
