import { readWhole, type Database, type Read } from './groups';

export interface LimitSettings {
  store: 'memory' | 'database';
  loginPerAccount: number;
  loginPerAddress: number;
  contactPerAddress: number;
  contactInAll: number;
}

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

function readStore(read: Read, database: Database, problems: string[]): LimitSettings['store'] {
  const store = read('RATE_LIMIT_STORE') ?? 'memory';
  if (store === 'memory') return store;
  if (store !== 'database') problems.push('RATE_LIMIT_STORE must be memory or database');
  else if (database.client !== 'postgres')
    problems.push('RATE_LIMIT_STORE can be database only with DATABASE_CLIENT=postgres');
  return 'database';
}
