import { renderToStaticMarkup } from 'react-dom/server';
import type { AppEntry } from '../host-parts';

type RenderRequest = Parameters<AppEntry['render']>[0];
type FormResult = Extract<ReturnType<AppEntry['readContactForm']>, { kind: 'settled' }>['result'];

const SITE = '/api/site';
const MENU = '/api/menu/full';
const HIGHLIGHTS = '/api/highlights?limit=10';
const LONG_TEXT = 'A dish among many. '.repeat(200);

/** Used on the menu only. */
export const STYLE = 'p > b { color: teal; }';
export const SCRIPT = 'document.title = "started";';

/** How often each path was rendered. */
export const renderings = new Map<string, number>();

function Page({ url, data, form, now }: RenderRequest) {
  return (
    <html lang="en">
      <head>
        <title>{url.pathname}</title>
        <link rel="canonical" href={url.href} />
      </head>
      <body>
        <pre id="data">{JSON.stringify(data)}</pre>
        {form !== undefined && <pre id="form">{JSON.stringify(form)}</pre>}
        <p>{LONG_TEXT}</p>
        <time>{now.toISOString()}</time>
      </body>
    </html>
  );
}

export const fixtureApp: AppEntry = {
  CALENDAR_KEYS: ['/api/events-specials?limit=100', SITE],
  allDataKeys: () => [SITE, MENU, HIGHLIGHTS],
  pagePaths: () => ['/', '/menu'],
  pictureWidths: () => ({ whole: [320, 480, 640, 960, 1280, 1920], tall: [320, 480, 640] }),
  OFFERS_KEY: '/api/offers',
  heroPictures: () => [],
  restaurantOf(settings) {
    const { name = 'Casa Fixture', phone = '' } = (settings ?? {}) as { name?: string; phone?: string };
    return { name, phone, phoneHref: `tel:from-the-app:${phone}` };
  },
  isAdminPath: (pathname) => ['/admin', '/admin/login', '/admin/menu'].includes(pathname),
  renderAdminDocument: (request) =>
    `<!DOCTYPE html><title>Staff</title><pre>${JSON.stringify(request)}</pre>`,

  dataKeysFor(pathname) {
    if (pathname === '/menu')
      return [
        { key: MENU, required: true },
        { key: SITE, required: false },
      ];
    if (pathname === '/')
      return [
        { key: SITE, required: false },
        { key: HIGHLIGHTS, required: false },
      ];
    return [];
  },

  /** The pages here can read any answer without a `message`. */
  isReadable: async (_key, body) => !(body instanceof Object && 'message' in body),

  async render(request) {
    const { pathname, search } = request.url;
    renderings.set(pathname + search, (renderings.get(pathname + search) ?? 0) + 1);
    if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 50));
    if (pathname === '/stray') setTimeout(() => void Promise.reject(new Error('nobody handles this')));
    if (pathname === '/broken' || JSON.stringify(request.form)?.includes('render-broken'))
      throw new Error('a component threw');
    if (!['/', '/menu', '/slow', '/contact'].includes(pathname))
      return { kind: 'redirect', status: 302, location: '/' };
    const needs = fixtureApp.dataKeysFor(pathname);
    return {
      kind: 'page',
      status: needs.every(({ key, required }) => !required || key in request.data) ? 200 : 503,
      style: pathname === '/menu' ? STYLE : '',
      script: pathname === '/menu' ? SCRIPT : '',
      html: `<!DOCTYPE html>${renderToStaticMarkup(<Page {...request} />)}`,
    };
  },

  /** The canonical form of `?only=`; `/menu` and `/slow` are rendered with it. */
  drawnQuery(pathname, query) {
    const only = new URLSearchParams(query).get('only');
    return ['/menu', '/slow'].includes(pathname) && only ? `?only=${only.toLowerCase()}` : '';
  },

  /** Accepts any form with a message; `message=render-broken` makes the page that answers throw. */
  readContactForm(fields, pagePath) {
    const values = Object.fromEntries(fields);
    const result = (status: number, text: string, retryAfterSeconds: number | null = null): FormResult => ({
      status,
      text,
      retryAfterSeconds,
      form: { text, values } as never,
    });
    if (!fields.get('message')) return { kind: 'settled', result: result(400, 'Something is missing.') };
    return {
      kind: 'call',
      call: { path: '/api/contact', body: values, headers: { 'X-Page-Path': pagePath, 'X-Honeypot': 'bee' } },
      settle: (outcome) =>
        typeof outcome === 'string'
          ? result(503, outcome, 5)
          : result(outcome.status, JSON.stringify(outcome.body), Number(outcome.retryAfter) || null),
    };
  },

  /** Accepts no table. */
  bookTable: () => ({ kind: 'none' }),

  /** The answers it was made from, if they contain the id. */
  async calendarFile({ data, id }) {
    const text = JSON.stringify(data);
    return id === undefined || text.includes(id) ? `BEGIN:VCALENDAR ${id} ${text} ${Math.random()}` : null;
  },
};

/** As the built app exports them, for a host that runs as a program of its own. */
export const {
  CALENDAR_KEYS,
  OFFERS_KEY,
  allDataKeys,
  bookTable,
  calendarFile,
  dataKeysFor,
  drawnQuery,
  heroPictures,
  isAdminPath,
  isReadable,
  pagePaths,
  pictureWidths,
  readContactForm,
  render,
  renderAdminDocument,
  restaurantOf,
} = fixtureApp;
