import { renderToStaticMarkup } from 'react-dom/server';
import type { AppEntry, DataNeed, Rendered, RenderRequest } from '../app-entry';

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

function Page({ url, data }: RenderRequest) {
  return (
    <html lang="en">
      <head>
        <title>{url.pathname}</title>
        <link rel="canonical" href={url.href} />
      </head>
      <body>
        <pre id="data">{JSON.stringify(data)}</pre>
        <p>{LONG_TEXT}</p>
      </body>
    </html>
  );
}

export async function render(request: RenderRequest): Promise<Rendered> {
  const { pathname } = request.url;
  drawings.set(pathname, (drawings.get(pathname) ?? 0) + 1);
  if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 50));
  if (pathname === '/broken') throw new Error('a component threw');
  if (!['/', '/menu', '/slow'].includes(pathname)) return { kind: 'redirect', status: 302, location: '/' };
  const isWhole = dataKeysFor(pathname).every(({ key, required }) => !required || key in request.data);
  return {
    kind: 'page',
    status: isWhole ? 200 : 503,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Page {...request} />)}`,
  };
}

export const fixtureApp: AppEntry = { dataKeysFor, allDataKeys, render };
