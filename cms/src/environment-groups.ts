import { readWhole } from './environment-whole-number';

const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
] as const;

type SecretName = (typeof secretNames)[number];
export type Secrets = Record<SecretName, string>;

const shortestSecret = 32;
const knownSecret = /to-?be-?modified|change-?me|tobemodified|placeholder|example|s3cr3t|^(.)\1*$|your[-_ ]/i;

export type Database =
  { client: 'sqlite'; filename: string | undefined } | { client: 'postgres'; url: string };

export interface S3 {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The first account of its kind; without a password a random one is made. */
export interface Account {
  email: string | undefined;
  password: string | undefined;
}

/** Reads one variable, trimmed; an empty one counts as absent. */
export type Read = (name: string) => string | undefined;
/** Reads one that must be there; the reason is told where it is not. */
export type Required = (name: string, why: string) => string;

/** Every secret. None has a default: a deployment that forgot one must not run. */
export function readSecrets(read: Read, problems: string[]): Secrets {
  return Object.fromEntries(
    secretNames.map((name) => [name, readSecret(name, read(name), problems)]),
  ) as Secrets;
}

function readSecret(name: SecretName, value: string | undefined, problems: string[]): string {
  if (value === undefined) {
    problems.push(`${name} is missing: a random secret of at least ${shortestSecret} characters`);
    return '';
  }
  for (const part of name === 'APP_KEYS' ? value.split(',') : [value]) {
    if (part.trim().length < shortestSecret)
      problems.push(`${name} is shorter than ${shortestSecret} characters`);
    else if (knownSecret.test(part.trim()))
      problems.push(`${name} is a known placeholder: make a random one`);
  }
  return value;
}

/** Which database, and where. */
export function readDatabase(read: Read, required: Required, problems: string[]): Database {
  const client = read('DATABASE_CLIENT') ?? 'sqlite';
  if (client === 'postgres') {
    const url = required(
      'DATABASE_URL',
      'the PostgreSQL to use, like postgres://user:password@host:5432/name',
    );
    if (url !== '' && !/^postgres(ql)?:\/\/./.test(url))
      problems.push('DATABASE_URL must start with postgres://');
    return { client, url };
  }
  if (client !== 'sqlite') problems.push('DATABASE_CLIENT must be sqlite or postgres');
  return { client: 'sqlite', filename: read('DATABASE_FILENAME') };
}

/** Where uploads go instead of the disk, or undefined. */
export function readS3(read: Read, required: Required): S3 | undefined {
  const bucket = read('S3_BUCKET');
  if (bucket === undefined) return undefined;
  const why = 'S3_BUCKET is set, so uploads go there';
  return {
    bucket,
    region: required('S3_REGION', why),
    endpoint: read('S3_ENDPOINT'),
    accessKeyId: required('S3_ACCESS_KEY_ID', why),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY', why),
  };
}

/** An account's variables, by their prefix. */
export function readAccount(who: 'PANEL' | 'STAFF', read: Read, problems: string[]): Account {
  const email = read(`${who}_EMAIL`);
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    problems.push(`${who}_EMAIL is not an e-mail address`);
  }
  const password = read(`${who}_PASSWORD`);
  if (password !== undefined && !isGoodPassword(password, who)) {
    const rule = who === 'PANEL' ? ', with a lower-case letter, an upper-case letter and a digit' : '';
    problems.push(`${who}_PASSWORD must have at least 8 characters and at most 72 bytes${rule}`);
  }
  return { email: email?.toLowerCase(), password };
}

/** For how many hours a sign-in lasts. */
export function readSessionHours(read: Read, problems: string[]): number {
  return readWhole('STAFF_SESSION_HOURS', 8, 720, read, problems);
}

function isGoodPassword(password: string, who: 'PANEL' | 'STAFF'): boolean {
  // bcrypt reads 72 bytes; what follows would not count.
  if (password.length < 8 || Buffer.byteLength(password) > 72) return false;
  return who === 'STAFF' || (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password));
}
