import { describe, expect, it } from 'vitest';
import { photoWire } from '../../testing/admin/photo-wire';
import { keptWords, nameOf, placesWords, sizeWords, stateWords, viewPhotos } from './photo-view';

const today = '2026-11-21';
const dish = (title: string) => ({ kind: 'dish' as const, id: title, title });
const used = photoWire('Gambas', { uses: [dish('Gambas al ajillo'), dish('Paella'), dish('Fideuá')] });
const kept = photoWire('Pulpo', { uses: [], neededUntil: '2027-12-25' });
const original = photoWire('Callos', { uses: [], crops: [{ id: 'c', title: 'Callos' }] });
const unused = photoWire('IMG_2041', { uses: [], alt: '' });
const photos = [used, kept, original, unused];

it('says below each photo where it is shown, or why it is kept', () => {
  expect(photos.map((photo) => stateWords(photo, today))).toEqual([
    'Gambas al ajillo',
    'Kept until Dec 25, 2027',
    'Original of a cropped photo',
    'Not used',
  ]);
  expect(stateWords(photoWire('Croquetas'), today)).toBe('Dish of Croquetas');
});

it('says why an unused photo is kept, and nothing if it can be deleted', () => {
  expect(keptWords(kept, today)).toMatch(/kept until Dec 25, 2027 because History/);
  expect(keptWords(original, today)).toMatch(/was cropped from it/);
  expect(keptWords(unused, today)).toBeNull();
});

describe('the grid', () => {
  const names = (filter: { query?: string; state?: string }) =>
    viewPhotos(photos, { query: '', state: '', ...filter }).shown.map(nameOf);

  it('shows those of one state, and counts all states', () => {
    expect(names({ state: 'used' })).toEqual(['Gambas']);
    expect(names({ state: 'kept' })).toEqual(['Pulpo', 'Callos']);
    expect(names({ state: 'unused' })).toEqual(['IMG_2041']);
    expect(viewPhotos(photos, { query: '', state: '' }).counts).toEqual({
      '': 4,
      used: 1,
      unused: 1,
      kept: 2,
    });
  });

  it('searches name, alt text and uses, ignoring accents', () => {
    expect(names({ query: 'img_20' })).toEqual(['IMG_2041']);
    expect(names({ query: 'plate of pulpo' })).toEqual(['Pulpo']);
    expect(names({ query: 'fideua' })).toEqual(['Gambas']);
  });
});

it('words', () => {
  expect(['pan-con-tomate.jpg', 'IMG_2041.JPG', 'a.b.webp', '.jpg'].map((name) => nameOf({ name }))).toEqual([
    'Pan con tomate',
    'IMG_2041',
    'a.b',
    '.jpg',
  ]);
  expect([sizeWords(120), sizeWords(240_400), sizeWords(1_440_000)]).toEqual(['1 KB', '240 KB', '1.4 MB']);
  expect(placesWords([dish('Paella')])).toBe('“Paella”');
  expect(placesWords(used.uses)).toBe('3 places');
});
