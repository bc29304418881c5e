import { renderToStaticMarkup } from 'react-dom/server';
import type { AppEntry, DataNeed, FormResult, FormStep, Rendered, RenderRequest } from '../app-entry';

const SITE = '/api/site';
const MENU = '/api/menu/full';
const HIGHLIGHTS = '/api/highlights?limit=10';
const LONG_TEXT = 'A dish among many. '.repeat(200);

/** How often each path was drawn. */
export const drawings = new Map<string, number>();

/** The reads of the page at a path. */
export function dataKeysFor(pathname: string): readonly DataNeed[] {
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

export function pagePaths(): readonly string[] {
  return ['/', '/menu'];
}

function Page({ url, data, form }: RenderRequest) {
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
      </body>
    </html>
  );
}

export async function render(request: RenderRequest): Promise<Rendered> {
  const { pathname } = request.url;
  drawings.set(pathname, (drawings.get(pathname) ?? 0) + 1);
  if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 50));
  if (pathname === '/broken' || JSON.stringify(request.form)?.includes('draw-broken'))
    throw new Error('a component threw');
  if (!['/', '/menu', '/slow', '/contact'].includes(pathname))
    return { kind: 'redirect', status: 302, location: '/' };
  const isWhole = dataKeysFor(pathname).every(({ key, required }) => !required || key in request.data);
  return {
    kind: 'page',
    status: isWhole ? 200 : 503,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Page {...request} />)}`,
  };
}

/** Takes any form that has a message; `message=draw-broken` makes the page break that shows it. */
export function readContactForm(fields: ReadonlyMap<string, string>, pagePath: string): FormStep {
  const values = Object.fromEntries(fields);
  const result = (status: number, text: string, retryAfterSeconds: number | null = null): FormResult => ({
    status,
    text,
    retryAfterSeconds,
    form: { text, values },
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

/** As the app's own, with its nonce and assets to be seen. */
export function isAdminPath(pathname: string): boolean {
  return ['/admin', '/admin/login', '/admin/menu'].includes(pathname);
}

export function drawAdminDocument(request: { nonce: string; assets: unknown }): string {
  return `<!DOCTYPE html><title>Staff</title><pre>${JSON.stringify(request)}</pre>`;
}

export const fixtureApp: AppEntry = {
  dataKeysFor,
  allDataKeys,
  pagePaths,
  render,
  isAdminPath,
  drawAdminDocument,
  readContactForm,
};
