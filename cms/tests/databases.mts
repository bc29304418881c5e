import { readdirSync } from 'node:fs';

/** Files that depend on the database: transactions, order, search, column limits, letter case, refusals. */
const EITHER_DATABASE = [
  'any-input',
  'backup',
  'contact-deletions',
  'contact-form',
  'contact-staff',
  'database-gone',
  'freshness',
  'history',
  'mail-outbox',
  'photo-library',
  'public-menu-reads',
  'public-reads',
  'sign-in-addresses-and-lives',
  'staff-events',
  'staff-food',
  'staff-food-lists',
  'staff-left-tonight',
  'staff-site',
  'two-hands',
  'migrations',
];

/**
 * Files whose failures show on SQLite too: HTTP, pictures, mail, people, documents, the seed, and content already covered
 * by the first list.
 */
const SQLITE_IS_ENOUGH = [
  'as-written',
  'asked-to-end',
  'attention',
  'behind-the-web-host',
  'broken-connections',
  'contact-limits',
  'contact-replies',
  'content-accepted',
  'content-rules',
  'errors-and-closed-routes',
  'first-start',
  'history-restoring',
  'injection',
  // The long run kills it on PostgreSQL, too.
  'killed',
  'link-mails',
  'log-lines',
  'mail-content',
  'mail-trouble',
  'openapi',
  'openapi-in-development',
  'owner-alone',
  'pairings',
  'panel-layout',
  'people',
  'pictures-on-s3',
  'request-bodies',
  'seed-allergens',
  'seed-content',
  'seed-references',
  'seeding',
  'sign-in',
  'sign-in-database-gone',
  'sign-in-floods',
  'sign-in-limits',
  'staff-calls',
  'staff-highlights',
  'staff-offers',
  'staff-pictures',
  'staff-site-refused',
  'staff-sold-out',
  'staff-tapas5',
  'two-step',
  'uploads',
  'uploads-panel',
  'uploads-refused',
  'wrong-person',
];

/** Files for the long run alone, on both databases. */
const LONG_RUN = ['killed-prices'];

const SQLITE_ALONE = '.sqlite';
const POSTGRES_ALONE = '.postgres';
const LONG_ALONE = '.long.postgres';

/**
 * The test files to run on this database. PostgreSQL runs those of `SQLITE_IS_ENOUGH` only in the long run.
 *
 * @throws if a file is in no list, or a list names a file that no longer exists
 */
export function filesFor(database: 'sqlite' | 'postgres', isEverything: boolean): string[] {
  const ending = '.test.ts';
  const names = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
  const sqliteAlone = names.filter((name) => name.endsWith(SQLITE_ALONE));
  const postgresAlone = names.filter((name) => name.endsWith(POSTGRES_ALONE));
  const listed = [...EITHER_DATABASE, ...SQLITE_IS_ENOUGH, ...LONG_RUN, ...sqliteAlone, ...postgresAlone];
  const unlisted = names.filter((name) => !listed.includes(name));
  const gone = listed.filter((name) => !names.includes(name));
  if (unlisted.length + gone.length > 0)
    throw new Error(
      `tests/databases.mts: not in a list: ${unlisted.join(', ')}; not a file: ${gone.join(', ')}`,
    );
  const shared =
    database === 'sqlite' || isEverything ? [...EITHER_DATABASE, ...SQLITE_IS_ENOUGH] : EITHER_DATABASE;
  const inTime = postgresAlone.filter((name) => isEverything || !name.endsWith(LONG_ALONE));
  const longRun = isEverything ? LONG_RUN : [];
  const chosen = [...shared, ...longRun, ...(database === 'sqlite' ? sqliteAlone : inTime)];
  return chosen.map((name) => `tests/${name}${ending}`);
}
