import { Writable } from 'node:stream';
import { preinit, preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SITE_KEY } from '../api/addresses';
import type { Site as Restaurant } from '../domain/site';
import { normaliseAnswers } from './answers';
import { chunkFiles, styleFiles, type AssetManifest } from './assets';
import { serializeBootData } from './boot-data';
import type { ServedContactForm } from '../domain/contact-message';
import { DataProvider } from './data-provider';
import { Document } from './document';
import { loadPage } from './page-loading';
import { dataOf, pageAt, PAGES } from './pages';
import { Site } from './site';
import { structuredData, subjectKey } from './structured-data/structured-data';

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
  /** What came of a form that was sent to this page; absent where it is only asked for. */
  form?: ServedContactForm;
}

export type Rendered =
  | { kind: 'redirect'; status: 301 | 302; location: string }
  | { kind: 'page'; status: 200 | 503; html: string };

export { drawAdminDocument } from './admin/admin-document';
export { isAdminPath } from './admin/admin-paths';
export { readContactForm } from './contact-form';

/** The reads of the API that the page at this path is drawn from; none where no page is. */
export function dataKeysFor(pathname: string): ReadonlyArray<{ key: string; required: boolean }> {
  const page = pageAt(pathname);
  return page ? dataOf(page).map(({ resource, required }) => ({ key: resource.key, required })) : [];
}

/** Every read of every public page, once. */
export function allDataKeys(): readonly string[] {
  const needs = PAGES.flatMap(dataOf);
  return [...new Set(needs.map((need) => need.resource.key))];
}

/** The path of every public page, as the sitemap lists them. */
export function pagePaths(): readonly string[] {
  return PAGES.map(({ path }) => path);
}

/** Draws the page at `url`. Rejects when a component throws; the caller answers for that. */
export async function render({ url, data, now, assets, form }: RenderRequest): Promise<Rendered> {
  const page = pageAt(url.pathname);
  if (!page) return { kind: 'redirect', status: 302, location: '/' };
  const [answers] = await Promise.all([normaliseAnswers(page, data), loadPage(page)]);
  const isWhole = dataOf(page).every(({ resource, required }) => !required || resource.key in answers);
  const boot = { now: now.toISOString(), origin: url.origin, answers, ...(form ? { form } : {}) };
  const bootJson = serializeBootData(boot);
  const subject = answers[subjectKey(page.path) ?? ''];
  const surroundings = { site: answers[SITE_KEY] as Restaurant, origin: url.origin, now };
  const forSearchEngines = structuredData(page.path, subject, surroundings);

  function App() {
    if (assets) {
      for (const href of styleFiles(assets, CLIENT_ENTRY, page?.module)) {
        preinit(href, { as: 'style', precedence: 'default' });
      }
      for (const href of chunkFiles(assets, CLIENT_ENTRY, page?.module)) {
        preloadModule(href, CHUNK_PRELOAD);
      }
    }
    return (
      <Document bootJson={bootJson} structuredData={forSearchEngines}>
        <DataProvider boot={boot}>
          <StaticRouter location={url.pathname}>
            <Site />
          </StaticRouter>
        </DataProvider>
      </Document>
    );
  }

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
