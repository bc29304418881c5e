import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCmsProcess } from './cms-process';
import { KILLS } from './how-much.mts';
import { mailVariables } from './mail-server';
import { postUntil, withoutContactLimits } from './many-visitors';
import { storedMessages } from './stored-messages';
import { freePort, makePlace, type TemporaryPlace } from './temporary-place';

const mostAnswers = 280;
/** In milliseconds. */
const longestDelay = 40;

let place: TemporaryPlace;
let variables: Record<string, string>;

beforeAll(async () => {
  place = await makePlace();
  // Mail is set up but the mail server is down, so that each message leaves a row in the outbox.
  variables = { ...withoutContactLimits, ...mailVariables(await freePort()) };
});

afterAll(async () => {
  await place?.remove();
});

/** Sends messages until the CMS is killed. Returns the ids of those answered with 201. */
async function postUntilKilled(round: number): Promise<string[]> {
  const cms = await startCmsProcess(place, variables);
  // Differs by round, so that each kill hits a different moment: during an answer, or some time after it.
  const killAfter = Math.ceil(((round + 0.5) / KILLS) * mostAnswers);
  const delay = round % 2 === 0 ? 0 : Math.ceil((round / KILLS) * longestDelay);
  let hasEnded = false;
  void cms.ended.then(() => (hasEnded = true));
  const answered = await postUntil(
    () => hasEnded,
    cms.url,
    (count) => {
      if (count !== killAfter) return;
      if (delay === 0) cms.end('SIGKILL');
      else setTimeout(() => cms.end('SIGKILL'), delay);
    },
  );
  expect(answered.length).toBeGreaterThanOrEqual(killAfter);
  return answered;
}

it(`every message that was answered is stored with its mail, through ${KILLS} kills`, async () => {
  const answered: string[] = [];
  let stored = 0;
  // Each round starts on the database that the last kill left behind.
  for (let round = 0; round < KILLS; round += 1) {
    answered.push(...(await postUntilKilled(round)));
    const { messages, incomplete, mails } = await storedMessages(place);
    expect(answered.filter((id) => !messages.has(id))).toEqual([]);
    // Messages without an answer are stored completely or not at all.
    expect(mails).toEqual(messages);
    expect(incomplete).toEqual(new Set());
    stored = messages.size;
  }
  process.stdout.write(`${KILLS} kills: ${answered.length} messages answered, ${stored} stored\n`);
  expect(new Set(answered).size).toBe(answered.length);
});
