import { expect, it } from 'vitest';
import { urlOf } from './picture';

const at = (updatedAt: string | Date) => urlOf({ url: '/uploads/plate.jpg', updatedAt });

it('adds a version to the URL of a picture on this site, which changes whenever the file does', () => {
  expect(at('2026-11-21T04:00:00.000Z')).toMatch(/^\/uploads\/plate\.jpg\?v=[\da-z]{1,12}$/);
  expect(at('2026-11-21T04:00:00.000Z')).toBe(at(new Date('2026-11-21T04:00:00.000Z')));
  expect(at('2026-11-21T04:00:00.001Z')).not.toBe(at('2026-11-21T04:00:00.000Z'));
});

it('leaves a bucket’s address as it is', () => {
  const url = 'https://bucket.example/plate.jpg';
  expect(urlOf({ url, updatedAt: '2026-11-21T04:00:00.000Z' })).toBe(url);
});

it('adds no version if the time of change is unknown, and is null without a picture', () => {
  expect(urlOf({ url: '/uploads/plate.jpg' })).toBe('/uploads/plate.jpg');
  expect(urlOf(null)).toBeNull();
});
