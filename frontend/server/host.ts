import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { addAdminRoutes } from './admin/admin-route';
import type { AppEntry } from './app-entry';
import type { FetchContent } from './content/content';
import { addContactRoute } from './contact/contact-route';
import { ContentStatus } from './content/content-status';
import { ContentStore } from './content/content-store';
import { CopiesOnDisk } from './content/copies-on-disk';
import { createFetchContent } from './content/fetch-content';
import { isFileRead, publicReadKey } from './content/public-reads';
import { createReadFile } from './content/read-file';
import { keepWarm } from './content/warm';
import type { Environment } from './env';
import { addFailureHandlers, clientErrorHandler } from './failures';
import { adminPolicy, securityHeaders } from './http/security-headers';
import { addPageRoutes } from './pages/page-routes';
import { PageStore } from './pages/page-store';
import { keepFilled, KeptOriginals } from './pictures/kept-originals';
import { PictureCache } from './pictures/picture-cache';
import { addPictureRoutes } from './pictures/picture-routes';
import { createPictureSource } from './pictures/picture-source';
import { addBodyLimits, addProxyRoutes } from './proxy/proxy-routes';
import { addSiteFiles } from './site-files/site-files';
import { addStaticFiles } from './static-files';

const PICTURE_CACHE_BYTES = 512 * 1024 * 1024;
/** From the first byte of a request to its last: long enough for a picture over a slow phone. */
const REQUEST_TIMEOUT_MS = 120_000;

export interface HostOptions {
  environment: Environment;
  app: AppEntry;
  /** The client build's manifest; null in development. */
  assets: unknown;
  /** The same of the admin's build. */
  adminAssets: unknown;
  /** Folder of the browser's files. */
  clientDir: string;
  /** Folder of what outlives the process: pictures, and the last good copies of the content. */
  cacheDir: string;
  /** In development Vite serves the files, and no page is kept: each request draws its own. */
  development?: {
    serverFactory: FastifyServerOptions['serverFactory'];
    addRoutes: (host: FastifyInstance) => void;
  };
  /** Where log lines go; standard output unless given. */
  logStream?: { write(line: string): void };
}

/** Puts the host together, ready to listen. Rejects where the app names a read that the API doesn't have. */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { environment, app, development } = options;
  const security = {
    isHttps: environment.publicOrigin.startsWith('https:'),
    isDevelopment: development !== undefined,
    pictureOrigin: environment.pictureOrigin,
  };
  const headers = securityHeaders(security);
  const host: FastifyInstance = Fastify({
    logger: { level: environment.logLevel, ...(options.logStream ? { stream: options.logStream } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.trustedProxies.length > 0 ? environment.trustedProxies : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    clientErrorHandler,
    // A path that can't be read reaches no hook.
    frameworkErrors: (error, request, reply) =>
      void host.errorHandler(error, request, reply.headers(headers) as never),
    ...(development?.serverFactory ? { serverFactory: development.serverFactory } : {}),
  });

  const keys = app.allDataKeys();
  checkKeys(keys);
  const status = new ContentStatus(host.log);
  const content = new ContentStore({
    fetchContent: fetchFrom(createFetchContent(environment.cmsOrigin), createReadFile(options.clientDir)),
    status,
    ownKeys: new Set(keys),
    disk: new CopiesOnDisk(join(options.cacheDir, 'content'), host.log),
  });
  await content.restore();
  const site = () => content.peek('/api/site')?.json ?? null;

  host.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  addBodyLimits(host);
  addFailureHandlers(host, site);

  host.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', ...status.report() }),
  );
  await addProxyRoutes(host, { cmsOrigin: environment.cmsOrigin, content, site });
  const isNamed = (address: string) => content.mentions(address);
  const originals = new KeptOriginals({
    source: createPictureSource(environment.cmsOrigin, options.clientDir),
    disk: await PictureCache.open(
      join(options.cacheDir, 'originals'),
      PICTURE_CACHE_BYTES,
      host.log,
      'Originals of pictures',
    ),
    isNamed,
  });
  addPictureRoutes(host, {
    source: originals,
    isNamed,
    cache: await PictureCache.open(
      join(options.cacheDir, 'img'),
      PICTURE_CACHE_BYTES,
      host.log,
      'Converted pictures',
    ),
  });
  addSiteFiles(host, { publicOrigin: environment.publicOrigin, pagePaths: () => app.pagePaths() });
  if (development) development.addRoutes(host);
  else await addStaticFiles(host, options.clientDir);
  addAdminRoutes(host, {
    app,
    assets: options.adminAssets,
    policyFor: (nonce) => adminPolicy(security, nonce),
    site,
  });
  const pages = new PageStore({
    app,
    assets: options.assets,
    content,
    publicOrigin: environment.publicOrigin,
    isKept: !development,
  });
  addPageRoutes(host, { pages, site });
  await addContactRoute(host, { app, pages, site, ...environment });

  const stops: Array<() => void> = [];
  host.addHook('onListen', async () => {
    stops.push(
      keepWarm(content, status, keys),
      keepFilled(originals, () => content.ownBodies()),
    );
  });
  host.addHook('preClose', async () => stops.forEach((stop) => stop()));
  // Not before the last request is answered: it may be waiting for the CMS.
  host.addHook('onClose', async () => content.close());
  return host;
}

function fetchFrom(cms: FetchContent, files: FetchContent): FetchContent {
  return (key, known, signal) => (isFileRead(key) ? files : cms)(key, known, signal);
}

/** Pages and calls share one copy of a read only where both write its name alike. */
function checkKeys(keys: readonly string[]): void {
  for (const key of keys) {
    const spelling = publicReadKey(key);
    if (spelling === null) throw new Error(`The app reads ${key}, which is no public read.`);
    if (spelling !== key) throw new Error(`The app reads ${key}, which is to be written ${spelling}.`);
  }
}
