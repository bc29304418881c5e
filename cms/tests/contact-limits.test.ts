import { expect, it } from 'vitest';
import { sendMessage } from './contact-visitor';
import { cms, restartUnusedCms, startUnusedCms } from './own-cms';

startUnusedCms({ CONTACT_PER_ADDRESS_PER_HOUR: '3', CONTACT_PER_HOUR: '8' });

const from = (address: string) => ({ 'x-forwarded-for': address });
const count = () => cms.strapi.db.query('api::contact.contact-message').count();

async function expectRefusal(address: string, headers: Record<string, string> = {}) {
  const before = await count();
  const reply = await sendMessage(cms, {}, { ...from(address), ...headers });
  expect(reply.status).toBe(429);
  expect(reply.body).toEqual({
    status: 429,
    error: 'RateLimitError',
    message: expect.stringMatching(/call us|phone/i),
  });
  const seconds = Number(reply.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(3_600);
  expect(await count()).toBe(before);
}

/** Sends a message while the table for messages is missing. */
async function expectOutage(address: string) {
  const { connection } = cms.strapi.db;
  await connection.raw('ALTER TABLE contact_messages RENAME TO contact_messages_away');
  try {
    expect((await sendMessage(cms, {}, from(address))).status).toBe(503);
  } finally {
    await connection.raw('ALTER TABLE contact_messages_away RENAME TO contact_messages');
  }
  expect(cms.takeErrors().join()).toContain('The message could not be stored');
}

it('counts messages per address, spam too, and in total, but nothing that was not stored', async () => {
  const address = '203.0.113.7';
  for (let mistakes = 0; mistakes < 5; mistakes += 1) {
    expect((await sendMessage(cms, { name: '' }, from(address))).status).toBe(400);
  }
  expect((await sendMessage(cms, {}, from(address))).status).toBe(201);
  expect((await sendMessage(cms, {}, { ...from(address), 'x-honeypot': 'x' })).status).toBe(201);
  await expectOutage(address);
  expect((await sendMessage(cms, {}, from(address))).status).toBe(201);
  await expectRefusal(address);
  await expectRefusal(address, { 'x-honeypot': 'x' });
  // Beyond the limit, an invalid message still gets an explanation.
  expect((await sendMessage(cms, { name: '' }, from(address))).status).toBe(400);

  // Refusals of one address do not count towards the total.
  for (let others = 1; others <= 6; others += 1) {
    expect((await sendMessage(cms, {}, from(`203.0.113.${100 + others}`))).status).toBe(201);
  }
  // The total is used up: even an address that has sent nothing is refused.
  for (let refusals = 0; refusals < 5; refusals += 1) await expectRefusal('203.0.113.200');
  await cms.strapi.db.query('api::contact.contact-message').deleteMany({});
});

it('counts spam separately, so that it closes the form for nobody else', async () => {
  const spam = (address: string) => sendMessage(cms, {}, { ...from(address), 'x-honeypot': 'x' });
  // The test above has sent one message.
  for (let others = 1; others <= 7; others += 1) {
    expect((await spam(`198.51.100.${others}`)).status).toBe(201);
  }
  expect((await spam('198.51.100.200')).status).toBe(429);
});

it('a message that is sent again counts only for its address', async () => {
  await restartUnusedCms({ CONTACT_PER_ADDRESS_PER_HOUR: '4', CONTACT_PER_HOUR: '2' });
  const headers = { ...from('203.0.113.99'), 'idempotency-key': crypto.randomUUID() };
  const send = async (sent: Record<string, string>) => (await sendMessage(cms, {}, sent)).status;
  for (let sends = 0; sends < 4; sends += 1) expect(await send(headers)).toBe(201);
  expect(await send(headers)).toBe(429);
  expect(await send(from('203.0.113.98'))).toBe(201);
  expect(await send(from('203.0.113.97'))).toBe(429);
});
