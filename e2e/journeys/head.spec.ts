import type { Page } from '@playwright/test';
import { PUBLIC_PATHS } from '../support/public-pages';
import { expect, test } from '../support/test';

const TAGLINE = 'Casa Bodegón · Tapas & wine in Boston';

interface PublicPage {
  path: string;
  /** Its link in the navbar or the footer; null if only other pages link to it. */
  link: string | null;
  title: string;
  picture: string;
  /** The types of structured data it has besides the restaurant. */
  types: string[];
}

const PAGES: PublicPage[] = [
  { path: '/', link: 'Home', title: 'Home', picture: 'home', types: [] },
  { path: '/5-tapas', link: 'Tapas $5', title: 'Tapas $5', picture: 'tapas5', types: ['Offer'] },
  { path: '/menu', link: 'Menu', title: 'Menu', picture: 'menu', types: ['Menu'] },
  { path: '/drinks', link: 'Drinks', title: 'Drinks', picture: 'drinks', types: ['Menu'] },
  { path: '/events', link: 'Events', title: 'Events', picture: 'events', types: ['Event'] },
  { path: '/gallery', link: 'Gallery', title: 'Gallery', picture: 'gallery', types: [] },
  { path: '/about', link: 'About', title: 'About', picture: 'about', types: [] },
  { path: '/contact', link: 'Contact', title: 'Contact', picture: 'contact', types: [] },
  { path: '/reservations', link: 'Book a Table', title: 'Reservations', picture: 'reservations', types: [] },
  { path: '/privacy', link: 'Privacy', title: 'Privacy', picture: 'contact', types: [] },
  { path: '/allergy-card', link: null, title: 'Allergy card', picture: 'menu', types: [] },
  { path: '/our-table', link: null, title: 'Our table', picture: 'menu', types: [] },
];

test('every public page is in this list', () => {
  expect(PAGES.map(({ path }) => path)).toEqual(PUBLIC_PATHS);
});

/** All metadata in a page's HTML: each name with all its values, so that a duplicate shows. */
interface Told {
  head: Record<string, (string | null)[]>;
  /** The number of structured data blocks, and their types, each once. */
  blocks: number;
  types: string[];
}

/** Reads the current page, or HTML from the server. */
function readTold(page: Page, html?: string): Promise<Told> {
  return page.evaluate((served) => {
    const read = served === undefined ? document : new DOMParser().parseFromString(served, 'text/html');
    const head: Record<string, (string | null)[]> = {
      title: [...read.querySelectorAll('title')].map((e) => e.textContent),
    };
    const selector = 'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property]';
    for (const meta of read.querySelectorAll(selector)) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
      (head[name] ??= []).push(meta.getAttribute('content'));
    }
    head['canonical'] = [...read.querySelectorAll('link[rel="canonical"]')].map((e) =>
      e.getAttribute('href'),
    );
    const blocks = [...read.querySelectorAll('script[type="application/ld+json"]')];
    const { '@graph': graph = [] } = JSON.parse(blocks[0]?.textContent ?? '{}') as {
      '@graph'?: { '@type': string }[];
    };
    return { head, blocks: blocks.length, types: [...new Set(graph.map((node) => node['@type']))] };
  }, html);
}

/** The navbar's height, and whether something shows through it. */
function barOf(page: Page): Promise<{ height: number; ground: string }> {
  return page.getByRole('banner').evaluate((bar) => ({
    height: bar.getBoundingClientRect().height,
    ground: getComputedStyle(bar).backgroundColor,
  }));
}

test('the head of each page from the server, after navigation and back, and its structured data from the server', async ({
  page,
  product,
}) => {
  const solid = { height: 72, ground: expect.stringMatching(/^rgb\(/) as unknown };
  const transparent = { height: 72, ground: expect.stringMatching(/rgba\(.*, 0\)/) as unknown };
  await page.goto('/contact');
  expect(await barOf(page)).toEqual(solid);
  const served = new Map<string, Told>();
  const bars = new Map<string, string | undefined>();
  // Search engines load each page from the server.
  const inApp = (path: string) => ({ ...served.get(path), types: [] });
  for (const { path, link, title, picture, types } of PAGES) {
    const full = `${title} | ${TAGLINE}`;
    await test.step(`${path} from the server`, async () => {
      const url = product.url + path;
      const image = `${product.url}/pictures/og/${picture}.jpg`;
      const html = await (await page.request.get(path)).text();
      bars.set(path, /<header\b[^>]*>/.exec(html)?.[0]);
      // The policy applies even to styles of a document that is not displayed.
      const told = await readTold(page, html.replaceAll(/<style\b.*?<\/style>/gs, ''));
      served.set(path, told);
      const [description = ''] = told.head['description'] ?? [];
      expect(description?.length).toBeGreaterThan(50);
      expect(description?.length).toBeLessThan(165);
      expect(told).toEqual({
        head: {
          title: [full],
          description: [description],
          robots: ['index,follow'],
          canonical: [url],
          'og:type': ['website'],
          'og:locale': ['en_US'],
          'og:site_name': ['Casa Bodegón'],
          'og:title': [full],
          'og:description': [description],
          'og:url': [url],
          'og:image': [image],
          'og:image:width': ['1200'],
          'og:image:height': ['630'],
          'og:image:alt': [expect.stringContaining('Casa Bodegón')],
          'twitter:card': ['summary_large_image'],
          'twitter:title': [full],
          'twitter:description': [description],
          'twitter:image': [image],
          'twitter:image:alt': told.head['og:image:alt'],
        },
        blocks: 1,
        types: ['Restaurant', ...types],
      });
    });
    if (link === null) continue;
    await test.step(`${path} after navigation`, async () => {
      const place = path === '/privacy' ? 'contentinfo' : 'banner';
      const entry = page.getByRole(place).getByRole('link', { name: link, exact: true });
      await entry.click();
      await expect(page).toHaveTitle(full);
      await expect(page).toHaveURL(product.url + path);
      await expect.poll(() => readTold(page)).toEqual(inApp(path));
      await test.step('the navbar is transparent on Home until scrolled and solid elsewhere, and marks the page', async () => {
        if (place === 'banner') await expect(entry).toHaveAttribute('aria-current', 'page');
        if (path === '/') {
          await expect.poll(() => barOf(page)).toEqual(transparent);
          await page.evaluate(() => window.scrollTo(0, 400));
        }
        await expect.poll(() => barOf(page)).toEqual(solid);
      });
    });
  }
  await test.step('the navbar is transparent on Home and solid elsewhere, from the server', () => {
    const { '/': home, ...others } = Object.fromEntries(bars);
    expect(home).toContain('<header');
    expect(new Set(Object.values(others)).size).toBe(1);
    expect(Object.values(others)).not.toContain(home);
  });
  await test.step('descriptions are each page’s own', () => {
    const descriptions = [...served.values()].map(({ head }) => head['description']?.[0]);
    expect(new Set(descriptions).size).toBe(PAGES.length);
  });
  await test.step('and after Back', async () => {
    const visited = PAGES.filter(({ link }) => link !== null);
    for (const { path } of visited.toReversed().slice(1)) {
      await page.goBack();
      await expect.poll(() => readTold(page), path).toEqual(inApp(path));
    }
  });
});

test('robots.txt and the sitemap name every page by its public address', async ({ page, product }) => {
  const robots = await page.request.get('/robots.txt');
  expect(robots.status()).toBe(200);
  expect(await robots.text()).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  const sitemap = await page.request.get('/sitemap.xml');
  expect(sitemap.status()).toBe(200);
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
  expect(listed.sort()).toEqual(PAGES.map(({ path }) => product.url + path).sort());
  for (const address of listed)
    expect((await page.request.get(address ?? '', { maxRedirects: 0 })).status()).toBe(200);
});

test('every icon, the manifest with its icons, and every picture for sharing is there', async ({
  request,
  product,
}) => {
  const html = await (await request.get('/')).text();
  const links = [
    ...html.matchAll(/<link\b[^>]*\brel="(?:[^"]* )?(?:icon|apple-touch-icon|manifest)"[^>]*>/g),
  ];
  const named = links.map(([tag]) => new URL(/\bhref="([^"]+)"/.exec(tag)?.[1] ?? '', product.url).href);
  expect(named).toHaveLength(3);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toContain('Casa Bodegón');
  const files = [
    ...named,
    ...manifest.icons.map(({ src }) => new URL(src, product.url).href),
    ...PAGES.map(({ picture }) => `${product.url}/pictures/og/${picture}.jpg`),
  ];
  for (const file of files) {
    const answer = await request.get(file, { maxRedirects: 0 });
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()['content-type'], file).toMatch(/^(?:image\/|application\/manifest\+json)/);
  }
});

test('the browser’s own bars have the page’s background color in both schemes', async ({ page }) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colors = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const sample = document.createElement('i');
      sample.style.color = metas.find((meta) => matchMedia(meta.media).matches)?.content ?? '';
      document.body.append(sample);
      return [getComputedStyle(sample).color, getComputedStyle(document.body).backgroundColor];
    });
    expect(colors[0]).toBe(colors[1]);
  }
});

test('at startup, service workers are unregistered and browser caches emptied; an expired session is removed, a valid one kept', async ({
  page,
}) => {
  await page
    .context()
    .route('**/old-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => {});' }),
    );
  await page.goto('/reservations');
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/old-worker.js');
    await (await caches.open('old')).put('/old', new Response('old'));
  });
  expect(await workers()).toBe(1);
  const restart = async (exp: number, path = '/reservations') => {
    const payload = Buffer.from(JSON.stringify({ id: 1, exp })).toString('base64url');
    await page.evaluate((token) => {
      localStorage.setItem('admin_token', token);
      localStorage.setItem('admin_user', '{}');
    }, `e30.${payload}.x`);
    await page.goto(path);
    return page.evaluate(() =>
      ['admin_token', 'admin_user'].map((key) => localStorage.getItem(key) !== null),
    );
  };
  const now = Math.floor(Date.now() / 1000);
  expect(await restart(now + 3_600)).toEqual([true, true]);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(workers).toBe(0);
  for (const path of ['/reservations', '/admin/login'])
    expect(await restart(now - 1, path)).toEqual([false, false]);
});
