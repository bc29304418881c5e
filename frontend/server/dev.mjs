import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createViteServer } from 'vite';

const root = join(import.meta.dirname, '..');
const NOT_FOR_VITE = /^\/(?:api|uploads|cms|img|health)(?:[/?]|$)/;

const server = createHttpServer();
const vite = await createViteServer({
  root,
  server: { middlewareMode: true, hmr: { server } },
  clearScreen: false,
});

/** @param {string} name */
const load = (name) => vite.ssrLoadModule(name);
const loadApp = () => load('/src/app/entry-server.tsx');

/** Vite's scripts must run before the app's, so none may be `async`. @param {string} html */
const withoutAsync = (html) => html.replaceAll(/(<script\b[^>]*?) async(?:="")?/g, '$1');

const throughVite = {
  /** @param {{ nonce: string }} request */
  async renderAdminDocument(request) {
    current = await loadApp();
    return vite.transformIndexHtml('/admin', current.renderAdminDocument(request));
  },
  /** @param {{ url: URL }} request */
  async render(request) {
    current = await loadApp();
    const rendered = await current.render(request);
    if (rendered.kind !== 'page') return rendered;
    const html = await vite.transformIndexHtml(request.url.pathname, rendered.html);
    return { ...rendered, html: withoutAsync(html) };
  },
};
/** Everything else comes from the app as it was last loaded. */
const app = new Proxy(throughVite, { get: (own, name) => Reflect.get(name in own ? own : current, name) });

/** @param {import('fastify').FastifyInstance} host */
function addVite(host) {
  host.addHook('onRequest', (request, reply, done) => {
    if (NOT_FOR_VITE.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
}

/** @type {any} */
let current;
try {
  const { readEnvironment } = await load('/server/env.ts');
  const environment = readEnvironment({ NODE_ENV: 'development', ...process.env });
  const { createHost } = await load('/server/host.ts');
  const { serve } = await load('/server/serve.ts');
  current = await loadApp();
  const host = await createHost({
    environment,
    app,
    assets: null,
    adminAssets: null,
    clientDir: join(root, 'public'),
    cacheDir: environment.cacheDir ?? join(root, '.cache'),
    development: {
      /** @param {import('node:http').RequestListener} handler */
      serverFactory: (handler) => server.on('request', handler),
      addRoutes: addVite,
    },
  });
  host.addHook('onClose', () => vite.close());
  await serve(host, environment);
} catch (error) {
  const isForOperator = error instanceof Error && error.name === 'StartError';
  console.error(isForOperator ? error.message : error);
  await vite.close();
  process.exit(isForOperator ? 78 : 1);
}
