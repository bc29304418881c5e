import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { CMS, ROOT } from '../../scripts/product/apps.mjs';
import { runCommand } from '../../scripts/product/run-command.mjs';
import {
  DATABASE,
  end,
  endWithThisProcess,
  startLogged,
  untilAnswers,
} from '../../scripts/product/throwaway-product.mjs';
import { freePort } from '../../scripts/supervisor/free-port.mjs';

/**
 * @typedef {{url: string, stop: () => Promise<void>}} Peer
 * @typedef {{path: string, file: string, headers: Record<string, string>}} Served
 */

const START_MS = 60_000;
const BENCH = join(ROOT, 'bench');

/**
 * One worker, because the product's host is one process.
 *
 * @param {string} folder
 * @param {readonly Served[]} served
 * @returns {Promise<Peer>}
 */
export async function startNginx(folder, served) {
  const port = await freePort();
  const locations = served.map(({ path, file, headers }) => {
    const { 'content-type': type = '', ...others } = headers;
    const lines = Object.entries(others).map(([name, value]) => `add_header ${name} "${value}";`);
    return `location = ${path} { alias ${file}; types { } default_type "${type}"; ${lines.join(' ')} }`;
  });
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    // Otherwise nginx started by root reads as the user `nobody`, who may not enter the folder.
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')};
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
}
`,
  );
  const child = spawn('nginx', ['-c', config], { stdio: 'ignore' });
  endWithThisProcess(child);
  const url = `http://127.0.0.1:${port}`;
  return started(url, served[0]?.path, child, join(folder, 'nginx.log'));
}

/**
 * @param {string} folder
 * @param {readonly Served[]} served
 * @returns {Promise<Peer>}
 */
export async function startBareServer(folder, served) {
  const port = await freePort();
  const list = join(folder, 'served.json');
  await writeFile(list, JSON.stringify(served));
  const log = join(folder, 'bare.log');
  const args = [join(BENCH, 'peers/bare-server.mjs'), String(port), list];
  const child = startLogged(args, { cwd: BENCH, env: process.env, log });
  const url = `http://localhost:${port}`;
  return started(url, served[0]?.path, child, log);
}

/**
 * A minimal Next.js page over the product's own API, rendered again at most once a second.
 *
 * @param {string} folder
 * @param {string} api origin
 * @returns {Promise<Peer>}
 */
export async function startNext(folder, api) {
  const app = join(folder, 'next');
  await cp(join(BENCH, 'peers/next'), app, { recursive: true });
  await symlink(join(BENCH, 'node_modules'), join(app, 'node_modules'));
  const env = {
    ...process.env,
    API: api,
    NODE_ENV: /** @type {const} */ ('production'),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const next = join(BENCH, 'node_modules/next/dist/bin/next');
  // Turbopack does not load packages through a link out of the folder.
  const { code, lines } = await runCommand(process.execPath, [next, 'build', '--webpack'], { cwd: app, env });
  if (code !== 0) throw new Error(`Next.js could not be built:\n${lines.slice(-30).join('\n')}`);
  const port = await freePort();
  const log = join(folder, 'next.log');
  const child = startLogged([next, 'start', '-p', String(port), '-H', 'localhost'], { cwd: app, env, log });
  const url = `http://localhost:${port}`;
  return started(url, '/', child, log);
}

/**
 * Strapi with the product's content types and data, but none of its code: with stock routes, controllers and services.
 *
 * @param {import('../places.mjs').Place} place a copy of its own
 * @returns {Promise<Peer>}
 */
export async function startStockStrapi({ folder, secrets }) {
  const app = join(folder, 'strapi');
  await mkdir(join(app, 'config'), { recursive: true });
  await mkdir(join(app, 'public/uploads'), { recursive: true });
  await symlink(join(CMS.folder, 'node_modules'), join(app, 'node_modules'));
  await cp(join(CMS.folder, 'src/components'), join(app, 'src/components'), { recursive: true });
  const { dependencies } = JSON.parse(await readFile(join(CMS.folder, 'package.json'), 'utf8'));
  await writeFile(
    join(app, 'package.json'),
    JSON.stringify({ name: 'stock', dependencies, strapi: { uuid: false } }),
  );
  const types = await coreRoutes(app);
  const port = await freePort();
  const parts = {
    'config/server': { host: '127.0.0.1', port, app: { keys: (secrets['APP_KEYS'] ?? '').split(',') } },
    'config/admin': {
      auth: { secret: secrets['ADMIN_JWT_SECRET'] },
      apiToken: { salt: secrets['API_TOKEN_SALT'] },
      transfer: { token: { salt: secrets['TRANSFER_TOKEN_SALT'] } },
      serveAdminPanel: false,
    },
    'config/api': { rest: { defaultLimit: 25, maxLimit: 100 } },
    'config/plugins': { 'users-permissions': { config: { jwtSecret: secrets['JWT_SECRET'] } } },
    'config/database': {
      connection: {
        client: 'sqlite',
        connection: { filename: join(folder, DATABASE) },
        useNullAsDefault: true,
      },
    },
    'config/middlewares': [
      'logger',
      'errors',
      'security',
      'cors',
      'poweredBy',
      'query',
      'body',
      'session',
      'favicon',
      'public',
    ].map((name) => `strapi::${name}`),
  };
  for (const [name, value] of Object.entries(parts))
    await writeFile(join(app, `${name}.js`), `module.exports = ${JSON.stringify(value)};\n`);
  await writeFile(join(app, 'src/index.js'), GRANT_READING.replace('TYPES', JSON.stringify(types)));
  const log = join(folder, 'stock.log');
  const env = {
    ...process.env,
    NODE_ENV: /** @type {const} */ ('production'),
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const strapi = join(CMS.folder, 'node_modules/@strapi/strapi/bin/strapi.js');
  const child = startLogged([strapi, 'start'], { cwd: app, env, log });
  const url = `http://127.0.0.1:${port}`;
  return started(url, '/api/menu-categories', child, log);
}

/**
 * @param {string} url
 * @param {string | undefined} path to poll until it is up
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} log
 * @returns {Promise<Peer>}
 */
async function started(url, path, child, log) {
  const stop = () => end(child, 'SIGTERM');
  try {
    await untilAnswers(url + path, child, START_MS, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Part of the generated program: lets visitors read every content type. */
const GRANT_READING = `module.exports = {
  async bootstrap({ strapi }) {
    const visitors = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    for (const type of TYPES)
      await strapi.db.query('plugin::users-permissions.permission').create({ data: { action: type + '.find', role: visitors.id } });
  },
};
`;

/**
 * @param {string} app
 * @returns {Promise<string[]>} the content types
 */
async function coreRoutes(app) {
  const source = join(CMS.folder, 'src/api');
  const apis = await readdir(source, { withFileTypes: true });
  const types = [];
  for (const api of apis) {
    const kinds = await readdir(join(source, api.name, 'content-types')).catch(() => []);
    for (const kind of kinds) {
      const uid = `api::${api.name}.${kind}`;
      types.push(uid);
      const target = join(app, 'src/api', api.name);
      await cp(join(source, api.name, 'content-types', kind), join(target, 'content-types', kind), {
        recursive: true,
      });
      for (const part of ['Controller', 'Router', 'Service']) {
        const folder = join(target, part === 'Router' ? 'routes' : `${part.toLowerCase()}s`);
        await mkdir(folder, { recursive: true });
        const program = `module.exports = require('@strapi/strapi').factories.createCore${part}('${uid}');\n`;
        await writeFile(join(folder, `${kind}.js`), program);
      }
    }
  }
  return types;
}
