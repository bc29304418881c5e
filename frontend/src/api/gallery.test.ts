import { expect, it } from 'vitest';
import { readGallery } from './gallery';

it('reads photos and drops those that cannot be laid out', () => {
  const items = [
    { src: '/photos/a.jpg', alt: ' Jamón ', w: 1200, h: '800' },
    { src: '/photos/b.jpg', w: 800, h: 800 },
    { src: '', alt: 'No address', w: 1, h: 1 },
    { src: '/photos/c.jpg', alt: 'No size' },
    { src: '/photos/d.jpg', alt: 'Flat', w: 100, h: 0 },
    null,
    { src: '/photos/a.jpg', alt: 'Jamón, again', w: 1200, h: 800 },
  ];
  expect(readGallery({ items })).toEqual([
    { src: '/photos/a.jpg', alt: 'Jamón', width: 1200, height: 800 },
    { src: '/photos/b.jpg', alt: '', width: 800, height: 800 },
  ]);
});
