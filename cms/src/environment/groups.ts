import proxyAddress from 'proxy-addr';

const SECRET_NAMES = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
] as const;

type SecretName = (typeof SECRET_NAMES)[number];
export type Secrets = Record<SecretName, string>;

const MIN_SECRET_LENGTH = 32;
const KNOWN_SECRET =
  /to-?be-?modified|change-?me|tobemodified|placeholder|example|s3cr3t|^(.)\1*$|your[-_ ]/i;

export type Database =
  | { client: 'sqlite'; filename: string | undefined }
  | { client: 'postgres'; url: string };

export interface S3 {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Account {
  email: string | undefined;
  password: string | undefined;
}

export type Read = (name: string) => string | undefined;

/** Reads a required variable; if it is missing, the problem says why it is needed. */
export type Required = (name: string, why: string) => string;

/** Every secret. None has a default: a deployment that forgot one must not run. */
export function readSecrets(read: Read, problems: string[]): Secrets {
  return Object.fromEntries(
    SECRET_NAMES.map((name) => [name, readSecret(name, read(name), problems)]),
  ) as Secrets;
}

function readSecret(name: SecretName, value: string | undefined, problems: string[]): string {
  if (value === undefined) {
    problems.push(`${name} is missing: a random secret of at least ${MIN_SECRET_LENGTH} characters`);
    return '';
  }
  for (const part of name === 'APP_KEYS' ? value.split(',') : [value]) {
    const problem = secretProblem(name, part.trim());
    if (problem !== null) problems.push(problem);
  }
  return value;
}

export function secretProblem(name: string, value: string): string | null {
  if (value.length < MIN_SECRET_LENGTH) return `${name} is shorter than ${MIN_SECRET_LENGTH} characters`;
  return KNOWN_SECRET.test(value) ? `${name} is a known placeholder: make a random one` : null;
}

export function readDatabase(read: Read, required: Required, problems: string[]): Database {
  const client = read('DATABASE_CLIENT') ?? 'sqlite';
  if (client === 'postgres') {
    const url = required(
      'DATABASE_URL',
      'the PostgreSQL to use, like postgres://user:password@host:5432/name',
    );
    // The driver also takes a socket in place of a host, which is not a valid URL: postgres://user@/name?host=/folder.
    const isUrl = /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url.replace('@/', '@socket/'));
    if (url !== '' && !isUrl)
      problems.push(
        'DATABASE_URL must look like postgres://user:password@host:5432/name, with %23 for a # in the password, %2F for a / and %3F for a ?',
      );
    return { client, url };
  }
  if (client !== 'sqlite') problems.push('DATABASE_CLIENT must be sqlite or postgres');
  return { client: 'sqlite', filename: read('DATABASE_FILENAME') };
}

export function readS3(read: Read, required: Required, problems: string[]): S3 | undefined {
  const bucket = read('S3_BUCKET');
  if (bucket === undefined) return undefined;
  const why = 'S3_BUCKET is set, so uploads go there';
  const endpoint = read('S3_ENDPOINT');
  if (endpoint !== undefined && !/^https?:\/\/./.test(endpoint))
    problems.push('S3_ENDPOINT must be an address like https://s3.example.com');
  return {
    bucket,
    region: required('S3_REGION', why),
    endpoint,
    accessKeyId: required('S3_ACCESS_KEY_ID', why),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY', why),
  };
}

/** Options shared by both clients of the bucket: Strapi's, which writes, and ours, which reads. */
export function clientSettings({ region, endpoint, accessKeyId, secretAccessKey }: S3) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // By default, the client would wait forever for a silent bucket, and pictures are stored one at a time.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 10_000 },
    maxAttempts: 2,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  };
}

export function readAccount(who: 'PANEL' | 'STAFF', read: Read, problems: string[]): Account {
  const email = read(`${who}_EMAIL`);
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    problems.push(`${who}_EMAIL is not an email address`);
  }
  const password = read(`${who}_PASSWORD`);
  if (password !== undefined && !isGoodPassword(password, who)) {
    const rule = who === 'PANEL' ? ', with a lower-case letter, an upper-case letter and a digit' : '';
    problems.push(`${who}_PASSWORD must have at least 8 characters and at most 72 bytes${rule}`);
  }
  return { email: email?.toLowerCase(), password };
}

function isGoodPassword(password: string, who: 'PANEL' | 'STAFF'): boolean {
  // bcrypt ignores everything after 72 bytes.
  if (password.length < 8 || Buffer.byteLength(password) > 72) return false;
  return who === 'STAFF' || (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password));
}

/** The proxies that may name the visitor's address: addresses, ranges, or names that proxy-addr knows. */
export function readTrustedProxies(read: Read, problems: string[]): string[] {
  const listed = (read('CMS_TRUSTED_PROXIES') ?? 'loopback').split(',').map((each) => each.trim());
  try {
    proxyAddress.compile(listed);
  } catch {
    problems.push(
      'CMS_TRUSTED_PROXIES must list addresses, ranges, or loopback, linklocal, uniquelocal, separated by commas',
    );
  }
  return listed;
}

/** A whole number from 1 to `most`; `standard` if the variable is missing. */
export function readWhole(
  name: string,
  standard: number,
  most: number,
  read: Read,
  problems: string[],
): number {
  const text = read(name) ?? String(standard);
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) problems.push(`${name} must be a whole number from 1 to ${most}`);
  return value;
}
