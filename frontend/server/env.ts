import { isIP } from 'node:net';
import { z } from 'zod';

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

/** From sysexits.h: tells the supervisor that restarting would not help. */
export const WRONG_SETTINGS = 78;

/** A problem for the operator to fix; the message explains it in full. */
export class StartError extends Error {
  override name = 'StartError';
}

function text(what: string, isRight: (value: string) => boolean) {
  return z
    .string({ error: 'is missing' })
    .refine(isRight, { error: ({ input }) => `must be ${what}, not ${JSON.stringify(input)}` });
}

function oneOf<const T extends string>(...choices: T[]) {
  const oneOfThem = `must be one of ${choices.join(', ')}`;
  return z.enum(choices, { error: ({ input }) => `${oneOfThem}, not ${JSON.stringify(input)}` });
}

function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && ['http:', 'https:'].includes(url.protocol) && `${url.origin}/` === url.href;
}

function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (rest.length > 0 || (!version && !PROXY_GROUPS.includes(entry))) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const PORT = text(
  'a port from 1 to 65535',
  (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
).transform(Number);
const HOST = text(
  'a host name or an IP address',
  (value) => isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value),
);
const ORIGIN = text('an origin such as https://example.com, without path or password', isOrigin).transform(
  (value) => new URL(value).origin,
);
const entriesOf = (value: string) => value.split(',').flatMap((entry) => entry.trim() || []);
const PROXIES = text(`a list of IP addresses, ranges or ${PROXY_GROUPS.join(', ')}`, (value) =>
  entriesOf(value).every(isProxy),
).transform(entriesOf);

const VARIABLES = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  PORT: PORT.default(3000),
  CMS_PORT: PORT.default(1337),
  HOST: HOST.default('127.0.0.1'),
  CMS_URL: ORIGIN.optional(),
  PUBLIC_URL: ORIGIN,
  TRUSTED_PROXIES: PROXIES.default([]),
  METRICS_PORT: PORT.nullable().default(null),
  METRICS_HOST: HOST.default('127.0.0.1'),
  LOG_LEVEL: oneOf('error', 'warn', 'info', 'debug').default('info'),
  CACHE_DIR: z.string().nullable().default(null),
  PICTURES_AHEAD: oneOf('true', 'false').default('true'),
});
// In production a wrong guess would end up in every canonical link.
const IN_DEVELOPMENT = VARIABLES.partial({ PUBLIC_URL: true });

export type Environment = ReturnType<typeof readEnvironment>;

/** Throws a {@link StartError} naming every variable that is wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv) {
  const trimmed = Object.entries(variables).map(([name, value]) => [name, value?.trim() || undefined]);
  const given = Object.fromEntries(trimmed) as NodeJS.ProcessEnv;
  const schema = (given.NODE_ENV ?? 'production') === 'production' ? VARIABLES : IN_DEVELOPMENT;
  const { data, error } = schema.safeParse(given);
  if (error) {
    const problems = error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
    throw new StartError(problems.join('\n'));
  }
  if (data.METRICS_PORT === data.PORT)
    throw new StartError('METRICS_PORT must not be the same port as PORT.');
  return {
    port: data.PORT,
    host: data.HOST,
    cmsOrigin: data.CMS_URL ?? `http://127.0.0.1:${data.CMS_PORT}`,
    publicOrigin: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    trustedProxies: data.TRUSTED_PROXIES,
    mode: data.NODE_ENV,
    logLevel: data.LOG_LEVEL,
    metrics: data.METRICS_PORT === null ? null : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    cacheDir: data.CACHE_DIR,
    isAheadWithPictures: data.PICTURES_AHEAD === 'true',
  };
}
