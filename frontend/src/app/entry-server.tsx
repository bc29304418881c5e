import { Writable } from 'node:stream';
import { preinit, preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { normaliseAnswers } from './answers';
import { chunkFiles, styleFiles, type AssetManifest } from './assets';
import { serializeBootData } from './boot-data';
import { DataProvider } from './data-provider';
import { Document } from './document';
import { isPageHandle } from './page-handle';
import { LAYOUT_DATA, PAGE_ROUTES } from './pages';
import { routes } from './routes';

const CLIENT_ENTRY = 'src/app/entry-client.tsx';
const DEVELOPMENT_ENTRIES = ['/@vite/client', `/${CLIENT_ENTRY}`];
// At the usual priority the chunks take the connections ahead of the first view's picture. (React knows the option,
// its types do not yet.)
const CHUNK_PRELOAD = { as: 'script', fetchPriority: 'low' } as const;
const RENDER_TIMEOUT_MS = 10_000;

export interface RenderRequest {
  /** Public origin, path and query as the visitor sees them. */
  url: URL;
  /** Key of a read to the parsed body of its answer; a key that has no good copy is absent. */
  data: Record<string, unknown>;
  now: Date;
  /** The client build's manifest; null in development, where modules are served one by one. */
  assets: AssetManifest | null;
}

export type Rendered =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'page'; status: 200 | 503; html: string };

function handleOf(pathname: string) {
  const handles = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle as unknown);
  return handles.findLast(isPageHandle);
}

/** The reads of the API that the page at this path is drawn from; none where no page is. */
export function dataKeysFor(pathname: string): ReadonlyArray<{ key: string; required: boolean }> {
  const handle = handleOf(pathname);
  const needs = handle ? [...LAYOUT_DATA, ...handle.data] : [];
  return needs.map(({ resource, required }) => ({ key: resource.key, required }));
}

/** Every read of every public page, once. */
export function allDataKeys(): readonly string[] {
  const needs = [...LAYOUT_DATA, ...PAGE_ROUTES.flatMap((route) => route.handle.data)];
  return [...new Set(needs.map((need) => need.resource.key))];
}

/** Draws the page at `url`. Rejects when a component throws; the caller answers for that. */
export async function render({ url, data, now, assets }: RenderRequest): Promise<Rendered> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      status: context.status === 301 ? 301 : 302,
      location: context.headers.get('Location') ?? '/',
    };
  }
  const answers = await normaliseAnswers(data);
  const isWhole = dataKeysFor(url.pathname).every(({ key, required }) => !required || key in answers);
  const boot = { now: now.toISOString(), origin: url.origin, answers };
  const module = handleOf(url.pathname)?.module;
  const sources = module ? [CLIENT_ENTRY, module] : [CLIENT_ENTRY];

  function App() {
    if (assets) {
      for (const href of styleFiles(assets, sources)) preinit(href, { as: 'style', precedence: 'default' });
      for (const href of chunkFiles(assets, sources)) {
        preloadModule(href, CHUNK_PRELOAD);
      }
    }
    return (
      <Document bootJson={serializeBootData(boot)}>
        <DataProvider boot={boot}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, staticContext)}
            context={staticContext}
            hydrate={false}
          />
        </DataProvider>
      </Document>
    );
  }

  const staticContext = context;
  const entry = assets?.[CLIENT_ENTRY];
  const html = await renderToString(<App />, entry ? [`/${entry.file}`] : DEVELOPMENT_ENTRIES);
  return { kind: 'page', status: isWhole ? 200 : 503, html };
}

/** Waits for the whole page: it is cached and compressed whole, and inline streaming scripts would need a nonce. */
function renderToString(app: React.ReactNode, bootstrapModules: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(app, {
      bootstrapModules,
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onError: (error) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
    const timer = setTimeout(
      () => stream.abort(new Error('The page took too long to draw.')),
      RENDER_TIMEOUT_MS,
    );
  });
}
