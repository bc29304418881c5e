import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Core, createStrapi as CreateStrapi } from '@strapi/strapi';
import type { Database as SqliteConnection } from 'better-sqlite3';
import { expect } from 'vitest';
import type { TemporaryPlace } from './temporary-place';

// Strapi's ES modules import folders, which Node refuses.
const require = createRequire(import.meta.url);
const { createStrapi } = require('@strapi/strapi') as {
  createStrapi: typeof CreateStrapi;
};

const appDir = fileURLToPath(new URL('..', import.meta.url));
const distDir = `${appDir}dist`;
const LONGEST_ANSWER_MS = 30_000;

type Services = Record<string, (strapi: Core.Strapi) => unknown>;

export interface Reply {
  status: number;
  headers: Headers;
  /** The parsed body, or null if there is none or it is not JSON. */
  body: ReturnType<typeof JSON.parse>;
  text: string;
}

export interface RunningCms {
  strapi: Core.Strapi;
  url: string;
  /** What it printed for the operator during its start. */
  printed: string;
  ask(path: string, init?: RequestInit): Promise<Reply>;
  /** Finds a service by its file below `src/api` and its name, to call it or to replace one of its methods. */
  service(file: string, name: string): ReturnType<typeof JSON.parse>;
  /** The error lines logged since the last call. `stop` fails if any are left. */
  takeErrors(): string[];
  stop(): Promise<void>;
}

/**
 * Starts the compiled CMS in this process, with the place's variables plus these until it stops.
 * Test files share a process, so that Strapi's packages load once; the CMS itself is loaded again for each.
 * Unless told otherwise, the database may take half a minute to answer, as on a busy machine, and hashes of passwords
 * are cheap.
 */
export async function startCms(
  place: TemporaryPlace,
  variables: Record<string, string | undefined> = {},
  asInProduction?: 'database' | 'passwords',
): Promise<RunningCms> {
  const restoreVariables = setVariables({ ...place.variables, ...variables });
  forgetCompiledCms();
  if (asInProduction !== 'database') waitForLong();
  const listeners = keepListeners();
  const errors: string[] = [];
  const strapi = orRestore(restoreVariables, () => createStrapi({ appDir, distDir }));
  leaveToTheSystem(strapi);
  strapi.log.transports.forEach((transport) => (transport.silent = true));
  const logError = strapi.log.error.bind(strapi.log);
  strapi.log.error = ((message: unknown) => {
    errors.push(message instanceof Error ? (message.stack ?? message.message) : String(message));
    return logError(message as string);
  }) as typeof strapi.log.error;

  const output = captureOutput();
  const logInfo = strapi.log.info.bind(strapi.log);
  strapi.log.info = ((message: unknown) => {
    output.add(`${String(message)}\n`);
    return logInfo(message as string);
  }) as typeof strapi.log.info;
  try {
    await strapi.load();
    if (asInProduction !== 'passwords') hashCheaply(strapi);
  } catch (error) {
    await strapi.destroy();
    restoreVariables();
    throw error;
  } finally {
    output.release();
    listeners.restore();
  }
  strapi.server.mount();
  // The test and the CMS share a process: if it is busy for seconds, no connection may time out as idle.
  strapi.server.httpServer.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => strapi.server.httpServer.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(strapi.server.httpServer.address() as AddressInfo).port}`;

  return {
    strapi,
    url,
    printed: output.text(),
    ask: (path, init) => ask(url + path, init),
    service: (file, name) => (require(`${distDir}/src/api/${file}`) as Services)[name]?.(strapi),
    takeErrors: () => errors.splice(0),
    async stop() {
      await untilIdle(strapi);
      await strapi.destroy();
      // Stops the server's own timer, which refers to the whole CMS.
      strapi.server.httpServer.close();
      listeners.restore();
      restoreVariables();
      expect(errors).toEqual([]);
    },
  };
}

export async function ask(url: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
}

/** SQLite need not wait for the disk, which would take most of a test's time: only a power cut would matter. */
function leaveToTheSystem(strapi: Core.Strapi): void {
  const connection = strapi.config.get<{ client: string; pool?: object }>('database.connection');
  if (connection.client !== 'sqlite') return;
  connection.pool = {
    afterCreate(made: SqliteConnection, done: (error: null, made: SqliteConnection) => void) {
      made.pragma('synchronous = OFF');
      done(null, made);
    },
  };
}

/** After a write, Strapi reads the entry again in the background, for webhooks: waits until that is done. */
async function untilIdle(strapi: Core.Strapi): Promise<void> {
  const { pool } = strapi.db.connection.client as {
    pool: { numUsed(): number; numPendingAcquires(): number };
  };
  const isBusy = () => pool.numUsed() + pool.numPendingAcquires() > 0;
  for (let idleTurns = 0, turns = 0; idleTurns < 3 && turns < 500; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    idleTurns = isBusy() ? 0 : idleTurns + 1;
  }
}

/** Sets the variables, or removes those without a value. Returns how to undo that. */
function setVariables(variables: Record<string, string | undefined>): () => void {
  const before = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  return () => void setVariables(before);
}

function orRestore<T>(restore: () => void, create: () => T): T {
  try {
    return create();
  } catch (error) {
    restore();
    throw error;
  }
}

/** The CMS's module state may not leak from one test file to the next. */
function forgetCompiledCms(): void {
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(distDir)) delete require.cache[file];
  }
  // Modules that required one of them still list it as a child; those that an ES module imported have no list.
  for (const loaded of Object.values(require.cache) as Partial<NodeJS.Module>[]) {
    if (loaded.children) loaded.children = loaded.children.filter(({ id }) => id in require.cache);
  }
}

function waitForLong(): void {
  const compiled = require(`${distDir}/src/failures/in-time.js`) as {
    inTime: <T>(answer: Promise<T>, wait?: number) => Promise<T>;
  };
  const { inTime } = compiled;
  compiled.inTime = (answer, wait = 0) => inTime(answer, Math.max(wait, LONGEST_ANSWER_MS));
}

function hashCheaply(strapi: Core.Strapi): void {
  const { password } = strapi.contentType('plugin::users-permissions.user').attributes;
  Object.assign(password ?? {}, { encryption: { rounds: 4 } });
}

/** Strapi removes every listener from the process when it ends, including Vitest's. */
function keepListeners() {
  const kept = process.eventNames().map((name) => [name, process.rawListeners(name)] as const);
  return {
    restore() {
      // The CMS's own listener would end the process without a word; Vitest's says what was thrown.
      process.removeAllListeners('uncaughtException');
      for (const [name, all] of kept) {
        for (const listener of all) {
          if (!process.rawListeners(name).includes(listener)) process.on(name, listener as () => void);
        }
      }
    },
  };
}

function captureOutput() {
  const write = process.stdout.write.bind(process.stdout);
  let text = '';
  process.stdout.write = (chunk: string | Uint8Array) => {
    text += chunk.toString();
    return true;
  };
  return {
    text: () => text,
    add: (more: string) => (text += more),
    release: () => (process.stdout.write = write),
  };
}
