import proxyAddress from 'proxy-addr';
import type { Database, Read } from './environment-groups';

export interface LimitSettings {
  store: 'memory' | 'database';
  loginPerAccount: number;
  loginPerAddress: number;
  contactPerAddress: number;
  contactInAll: number;
}

/** How often the same may be tried, and where that is counted. */
export function readLimits(read: Read, database: Database, problems: string[]): LimitSettings {
  const count = (name: string, standard: number) => readWhole(name, standard, 1_000_000, read, problems);
  return {
    store: readStore(read, database, problems),
    loginPerAccount: count('LOGIN_PER_ACCOUNT', 10),
    loginPerAddress: count('LOGIN_PER_ADDRESS', 30),
    contactPerAddress: count('CONTACT_PER_ADDRESS_PER_HOUR', 20),
    contactInAll: count('CONTACT_PER_HOUR', 300),
  };
}

/** For how many hours a sign-in lasts. */
export function readSessionHours(read: Read, problems: string[]): number {
  return readWhole('STAFF_SESSION_HOURS', 8, 720, read, problems);
}

/** Who is believed about the visitor's address: addresses, ranges, or names that proxy-addr knows. */
export function readTrustedProxies(read: Read, problems: string[]): string[] {
  const listed = (read('CMS_TRUSTED_PROXIES') ?? 'loopback').split(',').map((each) => each.trim());
  try {
    proxyAddress.compile(listed);
  } catch {
    problems.push(
      'CMS_TRUSTED_PROXIES must list addresses, ranges, or loopback, linklocal, uniquelocal, with commas between them',
    );
  }
  return listed;
}

function readStore(read: Read, database: Database, problems: string[]): LimitSettings['store'] {
  const store = read('RATE_LIMIT_STORE') ?? 'memory';
  if (store === 'memory') return store;
  if (store !== 'database') problems.push('RATE_LIMIT_STORE must be memory or database');
  else if (database.client !== 'postgres')
    problems.push('RATE_LIMIT_STORE can be database only with DATABASE_CLIENT=postgres');
  return 'database';
}

function readWhole(name: string, standard: number, most: number, read: Read, problems: string[]): number {
  const text = read(name) ?? String(standard);
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) problems.push(`${name} must be a whole number from 1 to ${most}`);
  return value;
}
