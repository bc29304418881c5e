import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { drinksOnDemand, menuOnDemand, offersOnDemand, siteOnDemand, tapas5OnDemand } from '../api/on-demand';
import { MalformedAnswerError } from '../api/errors';
import { readOffers } from '../api/offers';
import { readSite } from '../api/site';
import type { OfferFocus } from '../domain/offer';
import { phoneLink } from '../domain/phone';
import type { Site as Restaurant } from '../domain/site';
import type { TapasSpecial } from '../domain/tapas-special';
import { DEFAULT_SITE } from '../domain/site-defaults';
import { CALENDAR_KEYS } from './calendar/calendar-file';
import { scriptFiles, sourcesOf, styleFiles, type SiteAssets } from './assets';
import { serializeBootData } from './boot-data';
import type { ServedContactForm } from '../domain/contact-message';
import { DataProvider } from './data-provider';
import { Document } from './document';
import { addressQuery } from '../domain/address-query';
import { dietParams, readDiet, unreadIn } from '../domain/diet';
import { readPeople, readTable, tableParams } from '../domain/our-table';
import { isDietPage, TABLE_PATH } from '../domain/public-pages';
import { loadPage } from './page-loading';
import { dataOf, pageAt, PAGES, type PublicPage } from './pages';
import { Site } from './site';
import { PICTURE_WIDTHS, TALL_WIDTHS } from '../ui/picture-widths';
import { structuredData, subjectKey } from './structured-data/structured-data';

const CLIENT_ENTRY = 'src/app/entry-client.tsx';
const DEVELOPMENT_ENTRIES = ['/@vite/client', `/${CLIENT_ENTRY}`];
const RENDER_TIMEOUT_MS = 10_000;

export interface RenderRequest {
  url: URL;
  /** Answers by read key; a read without a good copy is missing. */
  data: Record<string, unknown>;
  now: Date;
  assets: SiteAssets | null;
  form?: ServedContactForm;
}

export type Rendered =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | {
      kind: 'page';
      status: 200 | 503;
      html: string;
      /** The texts of the page's only style element and only inline script, which the policy must allow. */
      style: string;
      script: string;
    };

export { renderAdminDocument } from './admin/admin-document';
export { isAdminPath } from '../admin/kit/layout/admin-screens';
export { bookTable } from './book-table';
export { readContactForm } from './contact-form';
export { CALENDAR_KEYS, calendarFile } from './calendar/calendar-file';

export function dataKeysFor(pathname: string): ReadonlyArray<{ key: string; required: boolean }> {
  const page = pageAt(pathname);
  return page ? dataOf(page).map(({ resource, required }) => ({ key: resource.key, required })) : [];
}

/**
 * The parameters that affect how a page is rendered, in one spelling, so that made-up addresses share a few cached
 * pages.
 */
export function drawnQuery(pathname: string, query: string): string {
  return addressQuery(drawnParams(pathname, new URLSearchParams(query)));
}

function drawnParams(pathname: string, params: URLSearchParams): Record<string, string> {
  if (!isDietPage(pathname)) return {};
  const param = (name: string) => params.getAll(name).join(',');
  const [without, only] = [param('without'), param('only')];
  // Only whether there are any: with the values, each link would be cached as a separate page.
  const isUnread = unreadIn(without, only).length > 0 || param('unread') !== '';
  const diet = { ...dietParams(readDiet(without, only)), unread: isUnread ? 'some' : '' };
  if (pathname === '/menu' || pathname === '/drinks') {
    const isSearched = param('q').trim() !== '' || param('searched') !== '';
    return { ...diet, searched: isSearched ? 'some' : '' };
  }
  if (pathname !== TABLE_PATH) return diet;
  const table = tableParams(readTable(param('list')), readPeople(param('people')));
  return { ...diet, ...table, view: param('view') === 'server' ? 'server' : '' };
}

export function allDataKeys(): readonly string[] {
  const needs = PAGES.flatMap(dataOf).map((need) => need.resource.key);
  return [...new Set([...needs, ...CALENDAR_KEYS])];
}

/** Whether a public read's answer is of the kind that pages read, whatever its parts. Never rejects. */
export async function isReadable(key: string, body: unknown): Promise<boolean> {
  const pathOf = (each: string) => each.split('?')[0];
  const need = PAGES.flatMap(dataOf).find(({ resource }) => pathOf(resource.key) === pathOf(key));
  try {
    (await need?.resource.load())?.(body);
    return true;
  } catch {
    return false;
  }
}

export function pagePaths(): readonly string[] {
  return PAGES.map(({ path }) => path);
}

export const OFFERS_KEY = offersOnDemand.key;

/** The pictures that a phone shows cropped in Home's first view, and which part of each. Never throws. */
export function heroPictures(offers: unknown): Array<{ address: string; part: OfferFocus }> {
  try {
    return readOffers(offers ?? []).flatMap(({ imageUrl, focus }) =>
      imageUrl === null ? [] : [{ address: imageUrl, part: focus }],
    );
  } catch {
    // A copy on disk may come from another version of the site.
    return [];
  }
}

/** What the host's own short pages say about the restaurant; `phone` may be empty. Never throws. */
export function restaurantOf(settings: unknown): { name: string; phone: string; phoneHref: string } {
  let site = DEFAULT_SITE;
  try {
    site = readSite(settings);
  } catch {
    // There is no copy yet, or another version of the site made it.
  }
  return { name: site.name, phone: site.phone, phoneHref: phoneLink(site.phone) };
}

export function pictureWidths(): Record<'whole' | 'tall', readonly number[]> {
  return { whole: PICTURE_WIDTHS, tall: TALL_WIDTHS };
}

export async function render({ url, data, now, assets, form }: RenderRequest): Promise<Rendered> {
  const page = pageAt(url.pathname);
  if (!page) return { kind: 'redirect', status: 302, location: '/' };
  const [answers] = await Promise.all([normalizeAnswers(page, data), loadPage(page)]);
  const params = drawnParams(page.path, url.searchParams);
  const unused = unusedKeys(page.path, params);
  const isWhole = dataOf(page).every(
    ({ resource: { key }, required }) => !required || key in answers || unused.includes(key),
  );
  const isDrawnBy = Object.values(params).some((value) => value !== '');
  const boot = {
    now: now.toISOString(),
    origin: url.origin,
    answers: answersFor(page, answers, unused),
    ...(form ? { form } : {}),
    ...(isDrawnBy ? { params } : {}),
  };
  const bootJson = serializeBootData(boot);
  const subject = answers[subjectKey(page.path) ?? ''];
  const surroundings = { site: answers[siteOnDemand.key] as Restaurant, origin: url.origin, now };
  const forSearchEngines = structuredData(page.path, subject, surroundings);

  // Inlined: on a slow phone, separate sheets and the script would delay the first view by a round trip.
  const { module, later } = sourcesOf(page.path);
  const drawn = [module, ...later];
  // Not the entry's dynamic imports: those are all the other pages.
  const sheets = assets ? styleFiles(assets.manifest, [CLIENT_ENTRY, ...drawn], drawn) : [];
  const style = sheets.map((href) => assets?.styles[href] ?? '').join('');
  const modules = [CLIENT_ENTRY, module, ...(isDrawnBy ? later : [])];
  const scripts = assets ? scriptFiles(assets.manifest, modules) : [];
  const start = assets?.start ?? '';
  const app = (
    // The root must match the browser's: React's ids depend on the position in the tree.
    <Document
      bootJson={bootJson}
      structuredData={forSearchEngines}
      inlined={{ style, sheets, start, scripts }}
    >
      <DataProvider boot={boot}>
        <StaticRouter location={url.pathname}>
          <Site />
        </StaticRouter>
      </DataProvider>
    </Document>
  );
  const html = await renderToString(app, assets ? [] : DEVELOPMENT_ENTRIES);
  return { kind: 'page', status: isWhole ? 200 : 503, html, style, script: start };
}

/**
 * Waits for the whole page: it is cached and compressed in one piece, and inline streaming scripts would need a nonce.
 */
function renderToString(app: React.ReactNode, bootstrapModules: string[]): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const html = new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(app, {
      bootstrapModules,
      progressiveChunkSize: Infinity,
      // Also called after an error, and the stream then fails too.
      onAllReady: () => void text(stream.pipe(new PassThrough())).then(resolve, reject),
      onError: (error) => reject(error instanceof Error ? error : new Error(String(error))),
    });
    const giveUp = () => stream.abort(new Error('The page took too long to render.'));
    timer = setTimeout(giveUp, RENDER_TIMEOUT_MS);
  });
  return html.finally(() => clearTimeout(timer));
}

/**
 * Reads that the server does not render: if only the browser has the list, it fetches the menu and the drinks itself.
 */
function unusedKeys(path: string, params: Record<string, string>): readonly string[] {
  return path === TABLE_PATH && !params['list'] ? [menuOnDemand.key, drinksOnDemand.key] : [];
}

/** Other pages only link to the special if it has a dish; its own page lists them all, and fetches again on entry. */
function answersFor(
  { path }: PublicPage,
  answers: Record<string, unknown>,
  unused: readonly string[],
): Record<string, unknown> {
  const used = Object.fromEntries(Object.entries(answers).filter(([key]) => !unused.includes(key)));
  const special = answers[tapas5OnDemand.key] as TapasSpecial | undefined;
  if (!special || path === '/5-tapas') return used;
  return {
    ...used,
    [tapas5OnDemand.key]: { ...special, items: special.items.slice(0, 1) } satisfies TapasSpecial,
  };
}

/** An answer of the wrong kind counts as missing: the page shows its error. The restaurant's settings have defaults. */
async function normalizeAnswers(
  page: PublicPage,
  bodies: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = { [siteOnDemand.key]: DEFAULT_SITE };
  for (const { resource } of dataOf(page)) {
    if (!(resource.key in bodies)) continue;
    const normalize = await resource.load();
    try {
      answers[resource.key] = normalize(bodies[resource.key]);
    } catch (error) {
      if (!(error instanceof MalformedAnswerError)) throw error;
    }
  }
  return answers;
}
