import { isAbsolute } from 'node:path';
import {
  readAccount,
  readDatabase,
  readS3,
  readSecrets,
  readSessionHours,
  type Account,
  type Database,
  type S3,
  type Secrets,
} from './environment-groups';
import { readLimits, type LimitSettings } from './environment-limits';
import { readMail, type Mail } from './environment-mail';
import { readTrustedProxies } from './environment-proxies';

const logLevels = ['error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'];

export interface Environment {
  host: string;
  port: number;
  publicUrl: string;
  database: Database;
  secrets: Secrets;
  uploadsDir: string | undefined;
  s3: S3 | undefined;
  mail: Mail;
  limits: LimitSettings;
  sessionHours: number;
  trustedProxies: string[];
  logLevel: string;
  hasDemoContent: boolean;
  seedDir: string | undefined;
  panel: Account;
  staff: Account;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads every variable the CMS needs and lists, by name, each one that is missing or wrong.
 */
export function readEnvironment(variables: Variables): { environment: Environment; problems: string[] } {
  const problems: string[] = [];
  const read = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const required = (name: string, why: string): string => {
    const value = read(name);
    if (value === undefined) problems.push(`${name} is missing: ${why}`);
    return value ?? '';
  };

  const port = Number(read('CMS_PORT') ?? '1337');
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    problems.push('CMS_PORT must be a port from 1 to 65535');

  const publicUrl = (read('PUBLIC_URL') ?? 'http://localhost:3000').replace(/\/+$/, '');
  if (!isWebAddress(publicUrl))
    problems.push('PUBLIC_URL must be the address of the site, like https://casa.example');

  const logLevel = read('LOG_LEVEL') ?? 'info';
  if (!logLevels.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}`);

  const uploadsDir = read('UPLOADS_DIR')?.replace(/[\\/]+$/, '');
  // Strapi's local provider always writes into `uploads`, and Strapi serves all of the folder above it.
  if (uploadsDir !== undefined && !(isAbsolute(uploadsDir) && /[\\/]public[\\/]uploads$/.test(uploadsDir))) {
    problems.push('UPLOADS_DIR must be an absolute path that ends in "/public/uploads"');
  }

  const demoContent = read('DEMO_CONTENT') ?? 'false';
  if (demoContent !== 'true' && demoContent !== 'false') problems.push('DEMO_CONTENT must be true or false');

  const database = readDatabase(read, required, problems);

  return {
    problems,
    environment: {
      host: read('CMS_HOST') ?? '127.0.0.1',
      port,
      publicUrl,
      database,
      secrets: readSecrets(read, problems),
      uploadsDir,
      s3: readS3(read, required),
      mail: readMail(read, publicUrl, problems),
      limits: readLimits(read, database, problems),
      sessionHours: readSessionHours(read, problems),
      trustedProxies: readTrustedProxies(read, problems),
      logLevel,
      hasDemoContent: demoContent === 'true',
      seedDir: read('SEED_DIR'),
      panel: readAccount('PANEL', read, problems),
      staff: readAccount('STAFF', read, problems),
    },
  };
}

/** The environment of a CMS that is about to serve. Throws one error that names every wrong variable. */
export function requireEnvironment(variables: Variables): Environment {
  const { environment, problems } = readEnvironment(variables);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
}

/** The commands below write files and serve nobody, so that an image can be built without secrets. */
const offlineCommands = new Set(['build', 'ts:generate-types']);

/** What `config/` reads: strict for a CMS that starts, lenient for a build. */
export function configEnvironment(): Environment {
  const command = process.argv[2] ?? '';
  if (offlineCommands.has(command)) return readEnvironment(process.env).environment;
  // Strapi takes a missing NODE_ENV for development, where the map of the staff's calls is open to everyone.
  if (command === 'start' && process.env.NODE_ENV !== 'production') {
    throw new EnvironmentError(['NODE_ENV must be production: for development there is `npm run dev`']);
  }
  return requireEnvironment(process.env);
}

export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `The CMS does not start, because of its environment:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'EnvironmentError';
  }
}

function isWebAddress(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  } catch {
    return false;
  }
}
