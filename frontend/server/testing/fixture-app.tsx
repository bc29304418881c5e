import { renderToStaticMarkup } from 'react-dom/server';
import type { AppEntry } from '../host-parts';

type RenderRequest = Parameters<AppEntry['render']>[0];
type FormStep = ReturnType<AppEntry['readContactForm']>;
type FormResult = Extract<FormStep, { kind: 'settled' }>['result'];

const SITE = '/api/site';
const MENU = '/api/menu/full';
const HIGHLIGHTS = '/api/highlights?limit=10';
export const CALENDAR_KEYS = ['/api/events-specials?limit=100', SITE];
const LONG_TEXT = 'A dish among many. '.repeat(200);

/** Used on the menu only. */
export const STYLE = 'p > b { color: teal; }';
export const SCRIPT = 'document.title = "started";';

/** How often each path was rendered. */
export const renderings = new Map<string, number>();

export function dataKeysFor(pathname: string): ReturnType<AppEntry['dataKeysFor']> {
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
}

export function allDataKeys(): readonly string[] {
  return [SITE, MENU, HIGHLIGHTS];
}

/** The pages here can read any answer without a `message`. */
export async function isReadable(_key: string, body: unknown): Promise<boolean> {
  return !(body instanceof Object && 'message' in body);
}

export function pagePaths(): readonly string[] {
  return ['/', '/menu'];
}

export function pictureWidths(): readonly number[] {
  return [320, 480, 640, 960, 1280, 1920];
}

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

export async function render(request: RenderRequest): ReturnType<AppEntry['render']> {
  const { pathname, search } = request.url;
  renderings.set(pathname + search, (renderings.get(pathname + search) ?? 0) + 1);
  if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 50));
  if (pathname === '/stray') setTimeout(() => void Promise.reject(new Error('nobody handles this')));
  if (pathname === '/broken' || JSON.stringify(request.form)?.includes('render-broken'))
    throw new Error('a component threw');
  if (!['/', '/menu', '/slow', '/contact'].includes(pathname))
    return { kind: 'redirect', status: 302, location: '/' };
  const isWhole = dataKeysFor(pathname).every(({ key, required }) => !required || key in request.data);
  return {
    kind: 'page',
    status: isWhole ? 200 : 503,
    style: pathname === '/menu' ? STYLE : '',
    script: pathname === '/menu' ? SCRIPT : '',
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Page {...request} />)}`,
  };
}

/** Accepts any form with a message; `message=render-broken` makes the page that answers throw. */
export function readContactForm(fields: ReadonlyMap<string, string>, pagePath: string): FormStep {
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
}

export function isAdminPath(pathname: string): boolean {
  return ['/admin', '/admin/login', '/admin/menu'].includes(pathname);
}

export function renderAdminDocument(request: { nonce: string; assets: unknown }): string {
  return `<!DOCTYPE html><title>Staff</title><pre>${JSON.stringify(request)}</pre>`;
}

/** The canonical form of `?only=`; `/menu` and `/slow` are rendered with it. */
export function drawnQuery(pathname: string, query: string): string {
  const only = new URLSearchParams(query).get('only');
  return ['/menu', '/slow'].includes(pathname) && only ? `?only=${only.toLowerCase()}` : '';
}

/** Accepts no table. */
export function bookTable(): ReturnType<AppEntry['bookTable']> {
  return { kind: 'none' };
}

/** The answers it was made from, if they contain the id. */
export async function calendarFile({
  data,
  id,
}: Parameters<AppEntry['calendarFile']>[0]): Promise<string | null> {
  const text = JSON.stringify(data);
  return id === undefined || text.includes(id) ? `BEGIN:VCALENDAR ${id} ${text} ${Math.random()}` : null;
}

export const fixtureApp: AppEntry = {
  CALENDAR_KEYS,
  calendarFile,
  dataKeysFor,
  allDataKeys,
  isReadable,
  pagePaths,
  pictureWidths,
  render,
  drawnQuery,
  isAdminPath,
  renderAdminDocument,
  readContactForm,
  bookTable,
};
