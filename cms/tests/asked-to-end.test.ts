import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCmsProcess } from './cms-process';
import { eventually, mailVariables, startMailServer, type MailServer } from './mail-server';
import { postUntil, withoutContactLimits } from './many-visitors';
import { storedMessages } from './stored-messages';
import { makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let server: MailServer;
let mailsUnderWay = 0;

beforeAll(async () => {
  place = await makePlace();
  // Starts to accept every email, but never answers.
  server = await startMailServer(0, { onRcptTo: () => void (mailsUnderWay += 1) });
});

afterAll(async () => {
  await server?.stop();
  await place?.remove();
});

it('stops in time, and loses neither a message nor its mail', async () => {
  const cms = await startCmsProcess(place, { ...withoutContactLimits, ...mailVariables(server.port) });
  let hasEnded = false;
  let count = 0;
  const posting = postUntil(
    () => hasEnded,
    cms.url,
    () => (count += 1),
  );
  await eventually(
    () => mailsUnderWay,
    (mails) => mails === 1,
  );
  const before = count;
  const askedAt = performance.now();
  cms.end('SIGTERM');
  const code = await cms.ended;
  const took = performance.now() - askedAt;
  hasEnded = true;
  const answered = await posting;

  expect(code).toBe(0);
  // Supervisor and Docker kill after ten seconds; requests may take five.
  expect(took).toBeLessThan(10_000);
  expect(answered.length).toBeGreaterThan(before);
  expect(mailsUnderWay).toBe(1);
  const { messages, incomplete, mails } = await storedMessages(place);
  expect(answered.filter((id) => !messages.has(id))).toEqual([]);
  expect(mails).toEqual(messages);
  expect(incomplete).toEqual(new Set());
  process.stdout.write(
    `Ended in ${Math.round(took)} ms: ${before} messages answered before, ${answered.length - before} meanwhile\n`,
  );
});
