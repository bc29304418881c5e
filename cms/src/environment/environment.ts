import { basename } from 'node:path';
import { readVariables, SECRETS, type Values } from './variables';

export type Environment = ReturnType<typeof grouped>;

export type Database =
  | { client: 'sqlite'; filename: string | undefined }
  | { client: 'postgres'; url: string };

type Variables = Readonly<Record<string, string | undefined>>;

/** Lists, by name, each variable that is missing or wrong. */
export function readEnvironment(variables: Variables): { environment: Environment; problems: string[] } {
  const { values, problems } = readVariables(variables);
  return { environment: grouped(values), problems };
}

function grouped(values: Values) {
  const { S3_BUCKET: bucket, PUBLIC_URL: publicUrl, CMS_METRICS_PORT: metricsPort } = values;
  const database: Database =
    values.DATABASE_CLIENT === 'postgres'
      ? { client: 'postgres', url: values.DATABASE_URL ?? '' }
      : { client: 'sqlite', filename: values.DATABASE_FILENAME };
  const s3 =
    bucket === undefined
      ? undefined
      : {
          bucket,
          region: values.S3_REGION ?? '',
          endpoint: values.S3_ENDPOINT,
          accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
        };
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
  return {
    host: values.CMS_HOST,
    port: values.CMS_PORT,
    publicUrl,
    database,
    secrets: Object.fromEntries(SECRETS.map((name) => [name, values[name]])) as Pick<
      Values,
      (typeof SECRETS)[number]
    >,
    uploadsDir: values.UPLOADS_DIR,
    s3,
    /** Without `smtpUrl` no email is sent. `backupTo` gets an email when a scheduled backup fails. */
    mail: {
      smtpUrl: values.SMTP_URL,
      contactTo: values.CONTACT_TO,
      backupTo: values.BACKUP_MAIL_TO ?? values.CONTACT_TO,
      from: values.MAIL_FROM ?? `no-reply@${host}`,
    },
    /** Without a key archives are only compressed, not encrypted. */
    backup: { folder: values.BACKUP_DIR, key: values.BACKUP_KEY },
    limits: {
      store: values.RATE_LIMIT_STORE,
      loginPerAccount: values.LOGIN_PER_ACCOUNT,
      loginPerAddress: values.LOGIN_PER_ADDRESS,
      contactPerAddress: values.CONTACT_PER_ADDRESS_PER_HOUR,
      contactInAll: values.CONTACT_PER_HOUR,
    },
    sessionHours: values.STAFF_SESSION_HOURS,
    trustedProxies: values.CMS_TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    /** Where metrics are served; null if they are off. */
    metrics: metricsPort === undefined ? null : { port: metricsPort, host: values.METRICS_HOST },
    hasDemoContent: values.DEMO_CONTENT === 'true',
    seedDir: values.SEED_DIR,
    panel: { email: values.PANEL_EMAIL, password: values.PANEL_PASSWORD },
    staff: { email: values.STAFF_EMAIL, password: values.STAFF_PASSWORD },
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
