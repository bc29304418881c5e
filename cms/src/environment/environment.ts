import { basename, isAbsolute } from 'node:path';
import { readBackup, type BackupSettings } from './backup';
import {
  readAccount,
  readDatabase,
  readS3,
  readSecrets,
  readTrustedProxies,
  readWhole,
  type Account,
  type Database,
  type S3,
  type Secrets,
} from './groups';
import { readLimits, type LimitSettings } from './limits';
import { readMail, type Mail } from './mail';

const LOG_LEVELS = ['error', 'warn', 'info', 'debug'];

export interface Environment {
  host: string;
  port: number;
  publicUrl: string;
  database: Database;
  secrets: Secrets;
  uploadsDir: string | undefined;
  s3: S3 | undefined;
  mail: Mail;
  backup: BackupSettings;
  limits: LimitSettings;
  sessionHours: number;
  trustedProxies: string[];
  logLevel: string;
  /** Where metrics are served; null if they are off. */
  metrics: { port: number; host: string } | null;
  hasDemoContent: boolean;
  seedDir: string | undefined;
  panel: Account;
  staff: Account;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Lists, by name, each variable that is missing or wrong. */
export function readEnvironment(variables: Variables): { environment: Environment; problems: string[] } {
  const problems: string[] = [];
  const read = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const required = (name: string, why: string): string => {
    const value = read(name);
    if (value === undefined) problems.push(`${name} is missing: ${why}`);
    return value ?? '';
  };

  const readPort = (name: string, text: string): number => {
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      problems.push(`${name} must be a port from 1 to 65535`);
    return port;
  };
  const port = readPort('CMS_PORT', read('CMS_PORT') ?? '1337');
  const metricsPort = read('CMS_METRICS_PORT');
  if (Number(metricsPort) === port) problems.push('CMS_METRICS_PORT must differ from CMS_PORT');

  const publicUrl = (read('PUBLIC_URL') ?? 'http://localhost:3000').replace(/\/+$/, '');
  if (!isWebAddress(publicUrl))
    problems.push('PUBLIC_URL must be the address of the site, like https://casa.example');

  const logLevel = read('LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);

  const uploadsDir = read('UPLOADS_DIR')?.replace(/[\\/]+$/, '');
  // Strapi's local provider always writes into `uploads`, and Strapi serves all of its parent folder.
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
      s3: readS3(read, required, problems),
      mail: readMail(read, publicUrl, problems),
      backup: readBackup(read, problems),
      limits: readLimits(read, database, problems),
      sessionHours: readWhole('STAFF_SESSION_HOURS', 8, 720, read, problems),
      trustedProxies: readTrustedProxies(read, problems),
      logLevel,
      metrics:
        metricsPort === undefined
          ? null
          : { port: readPort('CMS_METRICS_PORT', metricsPort), host: read('METRICS_HOST') ?? '127.0.0.1' },
      hasDemoContent: demoContent === 'true',
      seedDir: read('SEED_DIR'),
      panel: readAccount('PANEL', read, problems),
      staff: readAccount('STAFF', read, problems),
    },
  };
}

export function requireEnvironment(variables: Variables): Environment {
  const { environment, problems } = readEnvironment(variables);
  if (problems.length > 0) refuseEnvironment(problems);
  return environment;
}

/** Whether this is a build. A build serves nobody, so an image can be built without secrets. */
export function isOffline(): boolean {
  return process.argv[2] === 'build';
}

/** Whether this process was started by `src/start.ts`. */
function isServing(): boolean {
  return basename(process.argv[1] ?? '') === 'start.js';
}

/** What `config/` reads: strict when the CMS starts, lenient for a build. */
export function configEnvironment(): Environment {
  if (isOffline()) return readEnvironment(process.env).environment;
  // Strapi treats a missing NODE_ENV as development, where anyone may read the API document at /api/docs.
  if (isServing() && process.env.NODE_ENV !== 'production') {
    refuseEnvironment(['NODE_ENV must be production: for development there is `npm run dev`']);
  }
  return requireEnvironment(process.env);
}

/** EX_CONFIG in sysexits.h: it tells a supervisor that starting the CMS again would not help. */
const WRONG_SETTINGS = 78;

/** When the CMS starts to serve, prints the problems without a stack and exits; other commands get an error. */
export function refuseEnvironment(problems: string[]): never {
  const error = new EnvironmentError(problems);
  if (!isServing()) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(WRONG_SETTINGS);
}

class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(`Settings are missing or wrong:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '';
}
