import { join } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { addCalendars } from './calendar/calendar-routes';
import { addContactRoute } from './contact/contact-route';
import type { FetchContent } from './content/content';
import { ContentStatus } from './content/content-status';
import { ContentStore } from './content/content-store';
import { CopiesOnDisk } from './content/copies-on-disk';
import { createFetchContent, createReadFile } from './content/fetch-content';
import { isFileRead, publicReadKey } from './content/public-reads';
import { addFailureHandlers, clientErrorHandler } from './failures';
import type { Environment } from './env';
import type { HostOptions, HostParts } from './host-parts';
import { ANONYMOUS_LOG } from './http/anonymous-log';
import { limitConnections } from './http/connection-limit';
import { AnswerCache } from './http/answer-cache';
import { logLines } from './http/log-lines';
import { requestIdReader } from './http/request-id';
import { addSiteFiles, hideFromSearch } from './http/search-engines';
import { securityHeaders } from './http/security-headers';
import type { Measured } from './metrics/metrics';
import { addBookingRoute } from './pages/booking-route';
import { addPageRoutes } from './pages/page-routes';
import { PageStore } from './pages/page-store';
import { addPictures } from './pictures/picture-routes';
import { addBodyLimits } from './proxy/body-limit';
import { addProxyRoutes } from './proxy/proxy-routes';
import { addStaticFiles } from './static-files';

/** For receiving the whole request: long enough for a photo over a slow phone connection. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_MS = 2000;
/** How long a connection may be silent. The panel's slowest work takes 120 s without sending a byte. */
const SILENCE_MS = 150_000;

export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { environment, app, development } = options;
  const security = {
    isHttps: environment.publicOrigin.startsWith('https:'),
    isDevelopment: development !== undefined,
  };
  const headers = securityHeaders(security);
  const headersOf = ({ id }: { id: string }) => ({ ...headers, 'x-request-id': id });
  const isProxy = compile(environment.trustedProxies);
  const idOf = requestIdReader((address) => isProxy(address, 0));
  const answerCache = new AnswerCache(idOf);
  const stream = options.logStream ?? (await logLines());
  const host: FastifyInstance = Fastify({
    logger: {
      level: environment.logLevel,
      serializers: ANONYMOUS_LOG,
      stream,
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    // A proxy may still send requests on its kept-alive connections: they are answered, and the connection is closed.
    return503OnClosing: false,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    genReqId: idOf,
    clientErrorHandler,
    // Hooks do not run for a path that cannot be parsed.
    frameworkErrors: (error, request, reply) =>
      void host.errorHandler(error, request, reply.headers(headersOf(request)) as never),
    serverFactory: development?.serverFactory ?? answerCache.serverFactory,
  });

  const keys = app.allDataKeys();
  checkKeys(keys);
  const fetchContent = onlyReadable(app, createFetchContent(environment.cmsOrigin));
  const readFile = createReadFile(options.clientDir);
  const status = new ContentStatus(host.log);
  const content = new ContentStore({
    fetchContent: (key, ...asked) => (isFileRead(key) ? readFile : fetchContent)(key, ...asked),
    status,
    ownKeys: new Set(keys),
    requiredKeys: requiredKeysOf(app),
    disk: new CopiesOnDisk(join(options.cacheDir, 'content'), host.log),
  });
  await content.restore();
  const restaurant = () => app.restaurantOf(content.peek('/api/site')?.json);
  const parts: HostParts = { ...options, security, content, answerCache, restaurant };

  limitConnections(host, (address) => isProxy(address, 0));
  host.addHook('onRequest', async (request, reply) => void reply.headers(headersOf(request)));
  const metrics = await metricsOf(host, environment, {
    content,
    status,
    answerCache,
    pagePaths: new Set(app.pagePaths()),
  });
  if (metrics) answerCache.tallyOf = (request) => metrics.tallyOf(request);
  host.addHook('onResponse', async (request, reply) => {
    metrics?.answered(request, reply);
    const { method, url, log } = request;
    log.debug({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'Answered.');
  });
  answerCache.addTo(host);
  hideFromSearch(host);
  addBodyLimits(host);
  addFailureHandlers(host, restaurant);

  host.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', ...status.report() }),
  );
  host.get('/health/ready', async (_request, reply) => {
    const { isReady } = content;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', missing: content.missing() });
  });
  await addProxyRoutes(host, parts);
  await addPictures(host, parts);
  addSiteFiles(host, parts);
  addCalendars(host, parts);
  if (development) development.addRoutes(host);
  else await addStaticFiles(host, options.clientDir, restaurant);
  const pages = new PageStore(parts);
  addPageRoutes(host, parts, pages);
  addBookingRoute(host, parts);
  await addContactRoute(host, parts, pages);

  host.addHook('onListen', async () => void content.keepWarm());
  // Only now: until the last request ended, it may have been waiting for the CMS.
  host.addHook('onClose', async () => content.close());
  return host;
}

function requiredKeysOf({ pagePaths, dataKeysFor }: HostOptions['app']): ReadonlySet<string> {
  const needs = pagePaths()
    .flatMap(dataKeysFor)
    .filter(({ required }) => required);
  return new Set(needs.map(({ key }) => key));
}

/** A 200 that pages can't read must not replace the last good copy. */
function onlyReadable(app: HostOptions['app'], fetchContent: FetchContent): FetchContent {
  return async (key, ...asked) => {
    const outcome = await fetchContent(key, ...asked);
    if (outcome.kind !== 'content' || (await app.isReadable(key, outcome.content.json))) return outcome;
    return { kind: 'failed', cause: 'the CMS answered with something that pages can’t read' };
  };
}

/** Loaded only if metrics are on: the library takes 13 MB of memory. */
async function metricsOf(host: FastifyInstance, { metrics }: Environment, measured: Measured) {
  if (metrics === null) return null;
  const { serveMetrics } = await import('./metrics/serve-metrics');
  return serveMetrics(host, metrics, measured);
}

/** Pages and API calls share a copy only if they spell its key the same way. */
function checkKeys(keys: readonly string[]): void {
  for (const key of keys) {
    const spelling = publicReadKey(key);
    if (spelling === null) throw new Error(`The app reads ${key}, which is not a public read.`);
    if (spelling !== key) throw new Error(`The app reads ${key}, which must be written ${spelling}.`);
  }
}
