import Database from 'better-sqlite3';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCmsProcess } from './cms-process';
import { makePlace, type TemporaryPlace } from './temporary-place';

const kills = 10;
const postsInARound = 300;
const atOnce = 20;

let place: TemporaryPlace;

beforeAll(async () => {
  place = await makePlace();
});

afterAll(async () => {
  await place?.remove();
});

const variables = { CONTACT_PER_ADDRESS_PER_HOUR: '1000000', CONTACT_PER_HOUR: '1000000' };

async function post(url: string, message: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ana', email: 'ana@diner.example', message }),
    });
    const { id } = (await response.json()) as { id: string };
    return response.status === 201 ? id : null;
  } catch {
    return null;
  }
}

/** Sends so many messages, and kills the CMS when some have been answered; gives the ids of those answered by 201. */
async function postUntilKilled(round: number): Promise<{ answered: string[]; sent: number }> {
  const cms = await startCmsProcess(place, variables);
  const answered: string[] = [];
  // Spread over the whole round, so that each kill meets another moment.
  const killAfter = Math.floor(((round + 0.5) / kills) * postsInARound);
  let sent = 0;
  const sendOnAndOn = async () => {
    while (sent < postsInARound) {
      sent += 1;
      const id = await post(cms.url, `Message ${round}.${sent}`);
      if (id === null) continue;
      answered.push(id);
      if (answered.length === killAfter) cms.kill();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOnAndOn));
  await cms.ended;
  return { answered, sent };
}

async function storedIds(): Promise<Set<string>> {
  const statement = 'SELECT document_id FROM contact_messages';
  const { DATABASE_CLIENT, DATABASE_FILENAME, DATABASE_URL } = place.variables;
  if (DATABASE_CLIENT === 'postgres') {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ document_id: string }>(statement);
    await client.end();
    return new Set(rows.map((row) => row.document_id));
  }
  const database = new Database(DATABASE_FILENAME ?? '', { readonly: true });
  const rows = database.prepare<[], { document_id: string }>(statement).all();
  database.close();
  return new Set(rows.map((row) => row.document_id));
}

it(`every message that was answered is stored, through ${kills} kills`, async () => {
  const answered: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const result = await postUntilKilled(round);
    expect(result.answered.length).toBeGreaterThan(0);
    expect(result.answered.length).toBeLessThan(postsInARound);
    answered.push(...result.answered);
    const stored = await storedIds();
    expect(answered.filter((id) => !stored.has(id))).toEqual([]);
  }
  // And the CMS that starts on what is left is well.
  const cms = await startCmsProcess(place, variables);
  expect(await post(cms.url, 'After all that')).not.toBeNull();
  cms.kill();
  await cms.ended;
  const stored = await storedIds();
  process.stdout.write(`${kills} kills: ${answered.length} messages answered, ${stored.size} stored\n`);
  expect(new Set(answered).size).toBe(answered.length);
}, 300_000);
