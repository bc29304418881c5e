import { expect, it } from 'vitest';
import { searchGallery } from './gallery';

const photos = ['Jamón on a board', 'Red wine, poured', 'The cellar'].map((alt, index) => ({
  src: `/photos/${index}.jpg`,
  alt,
  width: 1200,
  height: 800,
}));

it.each([
  ['', [0, 1, 2]],
  ['jamon', [0]],
  ['wine red', [1]],
  ['sea', []],
])('finds for %j photos %j', (query, found) => {
  expect(searchGallery(photos, query)).toEqual(found.map((index) => photos[index]));
});
