import { isIP } from 'node:net';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MODES = ['production', 'development', 'test'] as const;
/** Names that proxy-addr knows for groups of addresses. */
const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

export interface Environment {
  port: number;
  host: string;
  /** Origin of the CMS, as this host reaches it. */
  cmsOrigin: string;
  /** Origin at which visitors see the site. */
  publicOrigin: string;
  /** Origin of a bucket that the CMS keeps pictures in; null where they are on this site. */
  pictureOrigin: string | null;
  /** Addresses, ranges or groups whose forwarding headers are believed; empty for none. */
  trustedProxies: string[];
  mode: (typeof MODES)[number];
  logLevel: (typeof LOG_LEVELS)[number];
  /** Folder of what outlives the process; null for the built-in place. */
  cacheDir: string | null;
}

/** What keeps the host from starting and is for the operator to put right: the message says it all. */
export class StartError extends Error {
  override name = 'StartError';
}

function portOf(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65_535) throw new Error(`must be a port from 1 to 65535, not "${value}"`);
  return port;
}

function originOf(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || `${url.origin}/` !== url.href) {
    throw new Error(
      `must be an origin such as https://example.com, without path or password, not "${value}"`,
    );
  }
  return url.origin;
}

function hostOf(value: string): string {
  if (!isIP(value) && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value)) {
    throw new Error(`must be a host name or an IP address, not "${value}"`);
  }
  return value;
}

function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (rest.length > 0 || (!version && !PROXY_GROUPS.includes(entry))) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function proxiesOf(value: string): string[] {
  const entries = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const wrong = entries.find((entry) => !isProxy(entry));
  if (wrong) throw new Error(`must list IP addresses, ranges or ${PROXY_GROUPS.join(', ')}, not "${wrong}"`);
  return entries;
}

function oneOf<T extends string>(choices: readonly T[]) {
  return (value: string): T => {
    const choice = choices.find((candidate) => candidate === value);
    if (!choice) throw new Error(`must be one of ${choices.join(', ')}, not "${value}"`);
    return choice;
  };
}

/** Reads the host's settings from the variables of the process. Throws a {@link StartError} that names each wrong one. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const problems: string[] = [];
  function read<T>(name: string, parse: (value: string) => T, fallback: string | null): T {
    const value = variables[name]?.trim() || fallback;
    try {
      if (value === null) throw new Error('is missing');
      return parse(value);
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : String(error)}.`);
      // Never seen: the problem that was just noted is thrown below.
      return undefined as T;
    }
  }

  const mode = read('NODE_ENV', oneOf(MODES), 'production');
  const port = read('PORT', portOf, '3000');
  const cmsPort = read('CMS_PORT', portOf, '1337');
  const environment: Environment = {
    port,
    mode,
    host: read('HOST', hostOf, 'localhost'),
    cmsOrigin: read('CMS_URL', originOf, `http://127.0.0.1:${cmsPort || 1337}`),
    // A wrong guess would go into every canonical link, so production has to be told.
    publicOrigin: read(
      'PUBLIC_URL',
      originOf,
      mode === 'production' ? null : `http://localhost:${port || 3000}`,
    ),
    pictureOrigin: read('PICTURE_ORIGIN', (value) => (value ? originOf(value) : null), ''),
    trustedProxies: read('TRUSTED_PROXIES', proxiesOf, ''),
    logLevel: read('LOG_LEVEL', oneOf(LOG_LEVELS), 'info'),
    cacheDir: read('CACHE_DIR', (value) => value || null, ''),
  };
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return environment;
}
