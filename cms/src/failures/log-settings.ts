import pino, { type DestinationStream, type Level } from 'pino';
import type * as PinoPretty from 'pino-pretty';
import Transport from 'winston-transport';
import { loggedError, withoutSecrets } from './logged-error';

/** Where winston stores the arguments after the message. */
const SPLAT = Symbol.for('splat');
/** What our own log lines may add to their sentence. Strapi's may add nothing: it logs whole rows. */
const FACTS = ['reqId', 'method', 'url', 'status', 'ms', 'address', 'cause'] as const;
const MOST_WAITING_CHARS = 1_000_000;
/** Strapi logs through winston; these are pino's names for the levels that winston lacks. */
const LEVELS: Readonly<Record<string, Level>> = {
  error: 'error',
  warn: 'warn',
  info: 'info',
  http: 'debug',
  verbose: 'debug',
  debug: 'debug',
  silly: 'trace',
};

interface LogLine extends Partial<Record<(typeof FACTS)[number], unknown>> {
  level: string;
  message?: unknown;
  [SPLAT]?: unknown[];
}

/** Strapi's `logger.config`: makes every log line one line of JSON, without user input. */
export function logSettings(level: string) {
  return { level, format: { transform: (line: object) => line }, transports: [new PinoTransport()] };
}

export class PinoTransport extends Transport {
  readonly #pino;

  constructor(destination: DestinationStream = standardOutput()) {
    super();
    this.#pino = pino({ level: 'trace' }, destination);
  }

  override log(line: LogLine, next: () => void): void {
    const facts = FACTS.map((name) => [name, impersonalFact(line[name])]);
    this.#pino[LEVELS[line.level] ?? 'info'](Object.fromEntries(facts), impersonalMessage(line));
    next();
  }
}

/** Readable lines in a terminal, JSON elsewhere. The library for readable lines is loaded only in a terminal. */
export function standardOutput(dest = 1): DestinationStream {
  if (!process.stdout.isTTY) {
    const lines = pino.destination({ dest, sync: true, maxLength: MOST_WAITING_CHARS });
    // A full disk must not stop the CMS: lines wait in memory, and are dropped when there are too many.
    lines.on('error', () => {});
    return lines;
  }
  /* oxlint-disable-next-line typescript/no-require-imports -- Strapi reads its settings without waiting */
  const { build } = require('pino-pretty') as typeof PinoPretty;
  return build({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss.l' });
}

function impersonalFact(fact: unknown): string | number | undefined {
  if (typeof fact === 'number') return fact;
  return typeof fact === 'string' ? withoutSecrets(fact.replace(/\?.*/s, '?…')) : undefined;
}

function impersonalMessage(line: LogLine): string {
  const { message, [SPLAT]: [logged] = [] } = line;
  const error = [line, message, logged].find((each) => each instanceof Error);
  if (error === undefined) return withoutSecrets(String(message));
  // Winston appends an error's message to the logged text.
  const text = error === logged ? String(message).replace(error.message, '') : '';
  return withoutSecrets(text + loggedError(error, { withStack: true }));
}
