// @vitest-environment node
import { expect, it } from 'vitest';
import { pagePaths, render } from './entry-server';

const DISH = {
  name: 'Gambas',
  description: 'With garlic.',
  price: 9,
  dietary_tags: 'dairy-free|vegan|contains-pork|organic',
  allergens: 'shellfish|sesame',
  may_contain: 'fish|egg',
  allergens_confirmed: true,
  raw: true,
  spicy_level: 2,
  featured: true,
};
const ITEMS = [
  { ...DISH, id: 1, image: '/uploads/1.jpg', abv: 12, region: 'Rioja', grape: 'Mencía' },
  { ...DISH, id: 2, featured: false, allergens_confirmed: false, image: null },
];
const CATALOGUE = {
  categories: [
    { name: 'Para Picar · Bites', slug: 'one', items: ITEMS },
    { name: 'Postres', slug: 'two', items: ITEMS },
  ],
};
const EVENTS = ['event', 'special', 'evergreen'].map((type, id) => ({
  id,
  type,
  title: 'Noche',
  desc: 'Guitar.',
  date: id === 0 ? '2026-12-03' : null,
  ctaTo: '/menu',
}));
const HIGHLIGHTS = [1, 2].map((id) => ({
  id,
  name: 'Flan',
  desc: 'Egg.',
  price: 7,
  tag: 'New',
  category: 'Postres',
}));
const OFFERS = [1, 2].map((id) => ({
  id,
  badge: 'Special',
  title: 'Tapas',
  subtitle: 'Tonight',
  imageUrl: '/a.jpg',
}));

const DATA: Record<string, unknown> = {
  '/api/menu/full': CATALOGUE,
  '/api/drinks/full': CATALOGUE,
  '/api/tapas5': {
    active: true,
    title: 'Tapas $5',
    price: 5,
    items: ITEMS.map((item) => ({ ...item, tags: 'vegan|halal' })),
  },
  '/api/events-specials?limit=12': EVENTS,
  '/api/highlights?limit=10': HIGHLIGHTS,
  '/api/offers?limit=5': OFFERS,
  '/data/gallery.json': { items: [1, 2].map((id) => ({ src: `/${id}.jpg`, alt: 'Paella', w: 3, h: 2 })) },
};

/** Tags at which every HTML reader breaks the text, plus a select's options, which are not body text. */
const BREAK =
  /<\/?(address|article|aside|dialog|footer|form|h[1-6]|header|main|nav|ol|option|p|section|table|ul)[ >]/;

/** Text on both sides of a tag without a space in between. Text that React splits with a comment counts as one. */
function joinedPairs(html: string): readonly string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!-- -->|<wbr\/>/g, '');
  const pairs = body.matchAll(/([^\s<>]{1,20})((?:<[^>]*>)+)(?=([^\s<>]{1,20}))/g);
  return [...pairs]
    .filter(([, , tags = '']) => !BREAK.test(tags))
    .filter(([, before = '', , behind = '']) => !/[(“"]$/.test(before) && !/^[,.;:!?)”*]/.test(behind))
    .map(([, before, tags, behind]) => `${before}${tags}${behind}`);
}

it.each(pagePaths())('%s: its text reads whole wherever it is taken out of its tags', async (path) => {
  const url = new URL(path, 'https://casa.example');
  const rendered = await render({ url, data: DATA, now: new Date('2026-11-21T23:00:00Z'), assets: null });
  if (rendered.kind !== 'page') throw new Error('expected a page');
  expect(rendered.status).toBe(200);
  expect(joinedPairs(rendered.html)).toEqual([]);
});
