import { isAbsolute, resolve } from 'node:path';
import proxyAddress from 'proxy-addr';
import { z } from 'zod';

export const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
] as const;

const MIN_SECRET_LENGTH = 32;
const KNOWN_SECRET =
  /to-?be-?modified|change-?me|tobemodified|placeholder|example|s3cr3t|^(.)\1*$|your[-_ ]/i;
const ADDRESS = /^[^\s@,<>"]+@[^\s@,<>"]+$/;

/** Each message follows the variable's name. */
const text = (message: string, isRight: (value: string) => boolean) => z.string().refine(isRight, message);

const oneOf = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, `must be ${choices.length > 2 ? `one of ${choices.join(', ')}` : choices.join(' or ')}`);

const whole = (most: number) =>
  text(
    `must be a whole number from 1 to ${most}`,
    (value) => /^\d{1,7}$/.test(value) && Number(value) >= 1 && Number(value) <= most,
  ).transform(Number);

const port = text(
  'must be a port from 1 to 65535',
  (value) => Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= 65535,
).transform(Number);

/** None has a default: a deployment that forgot one must not run. */
const secret = (partsOf = (value: string) => [value]) =>
  z
    .string(`is missing: a random secret of at least ${MIN_SECRET_LENGTH} characters`)
    .superRefine((value, context) => {
      for (const part of partsOf(value)) {
        if (part.trim().length < MIN_SECRET_LENGTH)
          context.addIssue(`is shorter than ${MIN_SECRET_LENGTH} characters`);
        else if (KNOWN_SECRET.test(part.trim()))
          context.addIssue('is a known placeholder: make a random one');
      }
    });

const addresses = text('must be an email address, or several separated by commas', (value) =>
  value.split(',').every((each) => ADDRESS.test(each.trim())),
);

const email = text('is not an email address', (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
).toLowerCase();

/** bcrypt ignores everything after 72 bytes. */
const password = (rule = '', pattern = /^/) =>
  text(
    `must have at least 8 characters and at most 72 bytes${rule}`,
    (value) => value.length >= 8 && Buffer.byteLength(value) <= 72 && pattern.test(value),
  );

const VARIABLES = {
  CMS_HOST: z.string().default('127.0.0.1'),
  CMS_PORT: port.default(1337),
  CMS_METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .default('http://localhost:3000')
    .transform((value) => value.replace(/\/+$/, ''))
    .refine(isWebAddress, 'must be the address of the site, like https://casa.example'),
  LOG_LEVEL: oneOf('error', 'warn', 'info', 'debug').default('info'),
  // Strapi's local provider always writes into `uploads`, and Strapi serves all of its parent folder.
  UPLOADS_DIR: z
    .string()
    .transform((value) => value.replace(/[\\/]+$/, ''))
    .refine(
      (value) => isAbsolute(value) && /[\\/]public[\\/]uploads$/.test(value),
      'must be an absolute path that ends in "/public/uploads"',
    )
    .optional(),
  DEMO_CONTENT: oneOf('true', 'false').default('false'),
  SEED_DIR: z.string().optional(),
  DATABASE_CLIENT: oneOf('sqlite', 'postgres').default('sqlite'),
  DATABASE_FILENAME: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  ...(Object.fromEntries(SECRETS.map((name) => [name, secret()])) as Record<
    (typeof SECRETS)[number],
    ReturnType<typeof secret>
  >),
  APP_KEYS: secret((value) => value.split(',')),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: text('must look like smtp://user:password@host:587', isSmtpUrl).optional(),
  CONTACT_TO: addresses.optional(),
  BACKUP_MAIL_TO: addresses.optional(),
  MAIL_FROM: text('must be an email address', (value) => ADDRESS.test(value)).optional(),
  BACKUP_KEY: secret().optional(),
  BACKUP_DIR: z
    .string()
    .default('data/backups')
    .transform((value) => resolve(value)),
  RATE_LIMIT_STORE: oneOf('memory', 'database').default('memory'),
  LOGIN_PER_ACCOUNT: whole(1_000_000).default(10),
  LOGIN_PER_ADDRESS: whole(1_000_000).default(30),
  CONTACT_PER_ADDRESS_PER_HOUR: whole(1_000_000).default(20),
  CONTACT_PER_HOUR: whole(1_000_000).default(300),
  STAFF_SESSION_HOURS: whole(720).default(8),
  /** The proxies that may name the visitor's address: addresses, ranges, or names that proxy-addr knows. */
  CMS_TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((value) => value.split(',').map((each) => each.trim()))
    .refine(
      areProxies,
      'must list addresses, ranges, or loopback, linklocal, uniquelocal, separated by commas',
    ),
  PANEL_EMAIL: email.optional(),
  PANEL_PASSWORD: password(
    ', with a lower-case letter, an upper-case letter and a digit',
    /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s,
  ).optional(),
  STAFF_EMAIL: email.optional(),
  STAFF_PASSWORD: password().optional(),
};

export type Values = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name]> };

/** Reads each variable. One that is wrong is not missing as well: it is an empty text. */
export function readVariables(variables: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = [];
  const read = Object.entries(VARIABLES).map(([name, schema]) => {
    const { data, error } = schema.safeParse(variables[name]?.trim() || undefined);
    for (const { message } of error?.issues ?? []) problems.push(`${name} ${message}`);
    return [name, error ? '' : data];
  });
  const values = Object.fromEntries(read) as Values;
  return { values, problems: [...problems, ...contradictionsIn(values)] };
}

function contradictionsIn(given: Values): string[] {
  const problems: string[] = [];
  const forbid = (isWrong: boolean, problem: string) => {
    if (isWrong) problems.push(problem);
  };
  const need = (name: keyof Values, why: string) =>
    forbid(given[name] === undefined, `${name} is missing: ${why}`);
  const isPostgres = given.DATABASE_CLIENT === 'postgres';
  forbid(
    given.CMS_PORT > 0 && given.CMS_METRICS_PORT === given.CMS_PORT,
    'CMS_METRICS_PORT must differ from CMS_PORT',
  );
  if (isPostgres) {
    need('DATABASE_URL', 'the PostgreSQL to use, like postgres://user:password@host:5432/name');
    forbid(
      given.DATABASE_URL !== undefined && !isDatabaseUrl(given.DATABASE_URL),
      'DATABASE_URL must look like postgres://user:password@host:5432/name, with %23 for a # in the password, %2F for a / and %3F for a ?',
    );
  }
  if (given.S3_BUCKET !== undefined) {
    forbid(
      given.S3_ENDPOINT !== undefined && !/^https?:\/\/./.test(given.S3_ENDPOINT),
      'S3_ENDPOINT must be an address like https://s3.example.com',
    );
    for (const name of ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      need(name, 'S3_BUCKET is set, so uploads go there');
  }
  if (given.BACKUP_MAIL_TO !== undefined)
    need('SMTP_URL', 'BACKUP_MAIL_TO is set, so failed backups have to be mailed');
  // With only one of them set, mail would silently fail to go out.
  if (given.SMTP_URL !== undefined)
    need('CONTACT_TO', 'SMTP_URL is set, so contact messages need a recipient');
  if (given.CONTACT_TO !== undefined)
    need('SMTP_URL', 'CONTACT_TO is set, so contact messages have to be mailed');
  forbid(
    given.RATE_LIMIT_STORE === 'database' && !isPostgres,
    'RATE_LIMIT_STORE can be database only with DATABASE_CLIENT=postgres',
  );
  return problems;
}

/** The driver also takes a socket in place of a host, which is not a valid URL: postgres://user@/name?host=/folder. */
function isDatabaseUrl(value: string): boolean {
  return /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value.replace('@/', '@socket/'));
}

function areProxies(listed: string[]): boolean {
  try {
    proxyAddress.compile(listed);
    return true;
  } catch {
    return false;
  }
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && search === '';
}

function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value) || !/^smtps?:$/.test(new URL(value).protocol)) return false;
  const { hostname, username, password: word } = new URL(value);
  return hostname !== '' && [username, word].every(isDecodable);
}

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}
