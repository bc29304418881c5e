// @vitest-environment node
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RAW_FOOD_NOTICE } from '../domain/legal';
import { PUBLIC_PAGES } from '../domain/public-pages';
import { DEFAULT_SITE } from '../domain/site-defaults';
import {
  allDataKeys,
  dataKeysFor,
  drawnQuery,
  heroPictures,
  isReadable,
  pagePaths,
  render,
  restaurantOf,
  type Rendered,
} from './entry-server';

const MENU = {
  currency: 'USD',
  categories: [
    {
      name: 'Postres',
      slug: 'postres',
      items: [
        {
          id: '1',
          name: 'Crema catalana',
          description: 'Burnt sugar.',
          price: 9.5,
          allergens_confirmed: true,
        },
        { id: '2', name: '</script><script>alert(1)</script>', price: 4, featured: true },
      ],
    },
  ],
};

async function page(path: string, data: Record<string, unknown>): Promise<Rendered & { kind: 'page' }> {
  const url = new URL(path, 'https://casa.example');
  const rendered = await render({ url, data, now: new Date('2026-11-21T23:00:00Z'), assets: null });
  if (rendered.kind !== 'page') throw new Error('expected a page');
  return rendered;
}

describe('render', () => {
  it('renders the menu with names and prices, and includes the data it was rendered from', async () => {
    const { status, html } = await page('/menu', { '/api/menu/full': MENU });
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html>/);
    expect(html).toContain('Crema catalana');
    expect(html).toContain('>$10<');
    expect(html).toContain('<title>Menu | Casa Bodegón · Tapas &amp; wine in Boston</title>');
    expect(html).toContain('<link rel="canonical" href="https://casa.example/menu"/>');
  });

  it('explains the asterisk on the drinks page if one goes with a raw dish', async () => {
    for (const raw of [true, false]) {
      const item = { id: 'a', name: 'Cava', price: 9, pairings: [{ id: 'b', name: 'Ostras', raw }] };
      const categories = [{ name: 'Wine', slug: 'wine', items: [item] }];
      const { html } = await page('/drinks', { '/api/drinks/full': { currency: 'USD', categories } });
      expect(html.includes(RAW_FOOD_NOTICE)).toBe(raw);
    }
  });

  it('is a 503 with an error message if the menu is missing or malformed', async () => {
    for (const data of [{}, { '/api/menu/full': { error: 'oops' } }, { '/api/menu/full': null }]) {
      const { status, html } = await page('/menu', data);
      expect(status).toBe(503);
      expect(html).toContain('Could not load the menu.');
      expect(html).toContain('tel:+16175550142');
    }
  });

  it('renders a shared “Our table” list, with one canonical address for each', async () => {
    const query = 'people=3&list=d.1.2*x*d.9.1&without=MILK&view=server&more=1';
    const address = '?without=milk&list=d.1.2*d.9.1&people=3&view=server';
    expect(drawnQuery('/our-table', query)).toBe(address);
    expect(drawnQuery('/menu', query)).toBe('?without=milk');
    expect(drawnQuery('/menu', 'without=kiwi,egg&without=uranium')).toBe('?without=egg&unread=some');
    expect(drawnQuery('/our-table', `list=${'*d.1.99'.repeat(9_999)}&people=1e9`)).toBe('?list=d.1.99');
    const data = { '/api/menu/full': MENU, '/api/drinks/full': { currency: 'USD', categories: [] } };
    const { status, html } = await page(`/our-table${address}`, data);
    expect(status).toBe(200);
    expect(html).toContain('leche');
    expect(html).toMatch(/2(<!-- -->)? × <span lang="es">Crema catalana/);
    const empty = await page('/our-table', data);
    expect(empty.html).toContain('Nothing here yet.');
    expect(empty.html).not.toContain('Crema catalana');
    expect((await page('/our-table', {})).status).toBe(200);
    expect((await page(`/our-table${address}`, {})).status).toBe(503);
  });

  it('says, even without scripts, that the whole list is shown to a link with a search, in one spelling for all searches', async () => {
    expect(drawnQuery('/menu', 'q=no+nuts')).toBe('?searched=some');
    expect(drawnQuery('/drinks', 'q=rioja&only=vegan')).toBe('?only=vegan&searched=some');
    expect(drawnQuery('/menu', 'q=+')).toBe('');
    expect(drawnQuery('/5-tapas', 'q=nuts')).toBe('');
    const noticeIn = async (address: string) => {
      const { html } = await page(address, { '/api/menu/full': MENU });
      return /<p class="([^"]*)">Search isn’t ready yet, so the whole list is shown/.exec(html)?.[1];
    };
    // This class hides it until something is typed.
    expect(await noticeIn('/menu?searched=some')).not.toContain('untilTyped');
    expect(await noticeIn('/menu')).toContain('untilTyped');
  });

  it('says, even without scripts, that a link asks to leave out something we can’t leave out', async () => {
    const [menu, card] = await Promise.all(
      ['/menu?without=kiwi', '/allergy-card?without=milk,kiwi'].map((address) =>
        page(address, { '/api/menu/full': MENU }),
      ),
    );
    for (const drawn of [menu, card])
      expect(drawn?.html).toContain('Your link mentions something our filter doesn’t cover.');
    expect((await page('/menu?without=milk', { '/api/menu/full': MENU })).html).not.toContain(
      'our filter doesn’t cover',
    );
  });

  it('names the special on other pages, and includes its dishes only on its own page', async () => {
    const items = ['Patatas bravas', 'Pan con tomate'].map((name, index) => ({ id: String(index), name }));
    const data = { '/api/tapas5': { active: true, items } };
    const [about, own] = await Promise.all([page('/about', data), page('/5-tapas', data)]);
    expect(about.html).toContain('href="/5-tapas"');
    expect(about.html).not.toContain('Pan con tomate');
    expect(own.html).toMatch(/<script id="boot".*Pan con tomate/s);
  });

  it('renders without the restaurant’s own data', async () => {
    const { status, html } = await page('/', {});
    expect(status).toBe(200);
    expect(html).toContain('(617) 555-0142');
    expect(html).toContain('5:00 PM to 10:30 PM');
  });

  it('rejects if a part outside the page throws, and leaves no unhandled rejection, which would end the host', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    vi.stubGlobal('encodeURIComponent', () => {
      throw new Error('the footer broke');
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      process.off('unhandledRejection', unhandled);
    });
    await expect(page('/contact', {})).rejects.toThrow('the footer broke');
    await wait(20);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('marks every link that opens a new tab', async () => {
    for (const path of ['/', '/contact', '/reservations']) {
      const { html } = await page(path, {});
      const links = html.match(/<a [^>]*target="_blank"[^>]*>.*?<\/a>/g) ?? [];
      expect(links.length).toBeGreaterThan(4);
      expect(links.filter((link) => !link.includes('(opens in a new tab)'))).toEqual([]);
    }
  });

  it('shows no link for what the owner left empty', async () => {
    for (const path of ['/', '/menu']) {
      const { html } = await page(path, { '/api/site': { name: 'Casa' }, '/api/menu/full': MENU });
      expect(html).not.toMatch(/href=""|"tel:\+?"|"mailto:"/);
      expect(html).not.toContain('opens in a new tab');
      expect(html).not.toContain('Website by');
      // The reservations link is always there; that page says how to book.
      expect(html).toMatch(/<a [^>]*href="\/reservations"[^>]*>Book a Table/);
    }
    const site = { name: 'Casa', phone: '(617) 555-0142' };
    const { html } = await page('/', { '/api/site': site });
    expect(html).toMatch(/<a [^>]*href="tel:\+16175550142"[^>]*>Book a Table/);
    const booking_template = 'https://book.example/{date}/{time}/{covers}';
    const bookable = await page('/', { '/api/site': { ...site, booking_template } });
    expect(bookable.html).not.toMatch(/href="tel:[^>]*>Book a Table/);
  });

  it('has the founding year from the settings in the description of the story page', async () => {
    expect((await page('/about', {})).html).toMatch(/<meta name="description" content="[^"]* since 1996,/);
    const { html } = await page('/about', { '/api/site': { established_year: 2003 } });
    expect(html).toMatch(/<meta property="og:description" content="[^"]* since 2003,/);
    expect(html).not.toContain('1996');
  });

  it('says that an empty menu is empty', async () => {
    const { status, html } = await page('/menu', { '/api/menu/full': { currency: 'USD', categories: [] } });
    expect(status).toBe(200);
    expect(html).toContain('Our menu isn’t online yet.');
    expect(html).not.toContain('No dish');
  });

  it('escapes content, so that it cannot become a script or an attribute', async () => {
    const { html } = await page('/menu', { '/api/menu/full': MENU });
    expect(html).not.toContain('<script>alert');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');
    for (const attributes of scripts) expect(attributes).toMatch(/type="application\/(?:ld\+)?json"|src="/);
    expect(html).not.toMatch(/ style="/);
    expect(html).not.toMatch(/ on\w+="/);
  });

  it('redirects unknown paths, and known ones in the wrong case, to the home page', async () => {
    for (const path of ['/nothing', '/menu/x', '/MENU']) {
      const url = new URL(path, 'https://casa.example');
      const rendered = await render({ url, data: {}, now: new Date(), assets: null });
      expect(rendered).toEqual({ kind: 'redirect', status: 302, location: '/' });
    }
  });

  it('includes the styles of the rendered page, and one script that starts the others', async () => {
    const url = new URL('https://casa.example/menu');
    const manifest = {
      'src/app/entry-client.tsx': {
        file: 'assets/entry.js',
        css: ['assets/entry.css'],
        imports: ['_shared.js'],
        dynamicImports: ['src/pages/home/home-page.tsx', 'src/pages/menu/menu-page.tsx'],
      },
      '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
      'src/pages/menu/menu-page.tsx': {
        file: 'assets/menu.js',
        css: ['assets/menu.css'],
        imports: ['_shared.js'],
        dynamicImports: ['src/menu-part.tsx'],
      },
      'src/menu-part.tsx': { file: 'assets/part.js', css: ['assets/part.css'] },
      'src/pages/home/home-page.tsx': { file: 'assets/home.js', css: ['assets/home.css'] },
    };
    const styles = {
      '/assets/menu.css': '.menu>p{content:"&<"}',
      '/assets/shared.css': 'b{c:d}',
      '/assets/entry.css': 'a{b:c}',
      '/assets/home.css': '.home{}',
      '/assets/part.css': '.part{}',
    };
    const assets = { manifest, styles, start: 'go(a && "</b>")' };
    const rendered = await render({ url, data: { '/api/menu/full': MENU }, now: new Date(), assets });
    if (rendered.kind !== 'page') throw new Error('expected a page');
    const { html, style, script } = rendered;
    expect(style).toBe('b{c:d}a{b:c}.menu>p{content:"&<"}.part{}');
    // Exactly this text: the policy allows it by its hash.
    expect([...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map((match) => match[1])).toEqual([style]);
    const sheets = [...html.matchAll(/<link rel="stylesheet" [^>]*>/g)].map((match) => match[0]);
    expect(sheets).toEqual(
      ['shared', 'entry', 'menu', 'part'].map(
        (name) => `<link rel="stylesheet" href="/assets/${name}.css" disabled="" media="not all"/>`,
      ),
    );
    expect(html).not.toMatch(/<script [^>]*src=/);
    const [start] = html.match(/<script type="module".*?<\/script>/) ?? [];
    const later = ['entry', 'shared', 'menu'].map((name) => `/assets/${name}.js`).join(' ');
    expect(start?.replace(/ data-fonts="\S+fraunces\S+ \S+figtree\S+"/, '')).toBe(
      `<script type="module" async="" data-scripts="${later}">${assets.start}</script>`,
    );
    expect(script).toBe(assets.start);
    expect(html).not.toContain('assets/home');
  });
});

describe('the reads of a page', () => {
  it('are the layout’s and its own', () => {
    expect(dataKeysFor('/menu')).toEqual([
      { key: '/api/site', required: false },
      { key: '/api/tapas5', required: false },
      { key: '/api/menu/full', required: true },
    ]);
    expect(dataKeysFor('/5-tapas')).toEqual([
      { key: '/api/site', required: false },
      { key: '/api/tapas5', required: true },
    ]);
    expect(dataKeysFor('/nothing')).toEqual([]);
  });

  it('are each listed once for warming', () => {
    const keys = allDataKeys();
    expect(keys).toEqual(expect.arrayContaining(['/api/site', '/api/menu/full', '/api/offers?limit=5']));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it.each([
  ['/api/menu/full', MENU, true],
  ['/api/menu/full', { message: 'Welcome' }, false],
  ['/api/menu/full', [], false],
  ['/api/drinks/full', { categories: 'none' }, false],
  ['/api/tapas5', 'no special', false],
  ['/data/gallery.json', { items: 'none' }, false],
  ['/api/events-specials?limit=100', [], true],
  ['/api/events-specials?limit=100', { message: 'Welcome' }, false],
  ['/api/site', [], false],
])('%s may be %j: %j', async (key, body, expected) => {
  expect(await isReadable(key, body)).toBe(expected);
});

describe('structured data', () => {
  const dataIn = (html: string) => {
    const json =
      /<script id="structured-data" type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    return JSON.parse(json) as { '@graph': { '@type': string; hasMenuSection?: unknown[] }[] };
  };

  it('is in the page and describes the restaurant and the menu, with names unescaped', async () => {
    const { html } = await page('/menu', { '/api/menu/full': MENU });
    const [restaurant, menu] = dataIn(html)['@graph'];
    expect(restaurant).toMatchObject({ '@type': 'Restaurant', hasMenu: 'https://casa.example/menu' });
    expect(menu).toMatchObject({
      '@type': 'Menu',
      hasMenuSection: [
        {
          name: 'Postres',
          hasMenuItem: [{ name: '</script><script>alert(1)</script>' }, { name: 'Crema catalana' }],
        },
      ],
    });
  });

  it('describes only the restaurant if the page’s own data is unavailable', async () => {
    for (const path of ['/', '/menu', '/drinks', '/events', '/5-tapas', '/contact']) {
      const { html } = await page(path, {});
      expect(dataIn(html)['@graph'].map((node) => node['@type'])).toEqual(['Restaurant']);
    }
  });
});

it('lists every public page for the sitemap', () => {
  expect(pagePaths()).toEqual(PUBLIC_PAGES.map(({ path }) => path));
});

it('names the pictures of the offers, or of those that stand in for them, and the part that a phone shows', () => {
  const offer = { imageUrl: '/uploads/a.jpg?v=1', focus: 'right' };
  expect(heroPictures([offer, { imageUrl: null }])).toEqual([
    { address: '/uploads/a.jpg?v=1', part: 'right' },
  ]);
  expect(heroPictures(undefined)).toContainEqual({ address: '/pictures/hero-table.jpg', part: 'center' });
  expect(heroPictures('<html>')).toEqual([]);
});

it('tells the host the restaurant’s name and a phone number that can be dialed, or the built-in ones', () => {
  expect(restaurantOf({ name: 'La Venta', phone: '617-555-TAPA' })).toEqual({
    name: 'La Venta',
    phone: '617-555-TAPA',
    phoneHref: 'tel:+16175558272',
  });
  expect(restaurantOf({ name: 'La Venta' })).toMatchObject({ phone: '' });
  for (const unread of [undefined, null, '<html>', []])
    expect(restaurantOf(unread)).toEqual({
      name: DEFAULT_SITE.name,
      phone: DEFAULT_SITE.phone,
      phoneHref: 'tel:+16175550142',
    });
});
