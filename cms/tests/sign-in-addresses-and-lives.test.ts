import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstStaff, peopleOf } from './people';
import { startCms, type RunningCms } from './running-cms';
import { databaseClient, makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let cms: RunningCms | undefined;

beforeEach(async () => {
  place = await makePlace();
});

afterEach(async () => {
  await stop();
  await place.remove();
});

const start = async (variables: Record<string, string>) => (cms = await startCms(place, variables));

async function stop(): Promise<void> {
  const running = cms;
  cms = undefined;
  await running?.stop();
}

async function guesses(
  of: RunningCms,
  count: number,
  by: (at: number) => { email: string; address: string },
) {
  const statuses: number[] = [];
  for (let at = 1; at <= count; at += 1) {
    const { email, address } = by(at);
    statuses.push((await peopleOf(of).signIn({ email, password: 'wrong' }, address)).status);
  }
  return statuses;
}

it('a sign-in lasts as long as the settings say; only a trusted proxy can report an address', async () => {
  const running = await start({
    STAFF_SESSION_HOURS: '2',
    LOGIN_PER_ADDRESS: '3',
    CMS_TRUSTED_PROXIES: '192.0.2.1',
  });
  const { body } = await peopleOf(running).signIn(firstStaff);
  const { exp, iat } = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
  expect(exp - iat).toBe(2 * 60 * 60);

  const another = (at: number) => ({ email: `guess-${at}@b.example`, address: `198.51.100.${at}` });
  expect(await guesses(running, 4, another)).toEqual([401, 401, 401, 429]);
});

// SQLite serves one process, which counts in memory: the CMS refuses to start with any other store.
if (databaseClient === 'postgres') {
  it('counts kept in the database outlive the CMS', async () => {
    const variables = { STAFF_SESSION_HOURS: '', RATE_LIMIT_STORE: 'database', LOGIN_PER_ACCOUNT: '3' };
    const staff = () => ({ email: firstStaff.email, address: '198.51.100.1' });
    expect(await guesses(await start({ ...variables, LOGIN_PER_ADDRESS: '' }), 2, staff)).toEqual([401, 401]);
    await stop();
    const second = await start(variables);
    const rows: { key: string }[] = await second.strapi.db.connection('request_limits').select();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/staff@|198\.51/);
    expect(await guesses(second, 2, staff)).toEqual([401, 429]);
    // Without the table, the process counts in memory.
    await second.strapi.db.connection.schema.dropTable('request_limits');
    expect(await guesses(second, 4, staff)).toEqual([401, 401, 401, 429]);
  });
} else {
  it('does not start with counts in SQLite, and says why', async () => {
    await expect(start({ RATE_LIMIT_STORE: 'database' })).rejects.toThrow(/RATE_LIMIT_STORE/);
  });
}
