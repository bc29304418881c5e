import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMessage } from './contact-visitor';
import { freePort, eventually, mailVariables, startMailServer, type MailServer } from './mail-server';
import { startCms, type RunningCms } from './running-cms';
import { signInAsStaff, type StaffSession } from './staff-session';
import { makePlace, type TemporaryPlace } from './temporary-place';

let place: TemporaryPlace;
let port: number;
let cms: RunningCms;
let staff: StaffSession;

beforeAll(async () => {
  place = await makePlace();
  port = await freePort();
  await start();
});

afterAll(async () => {
  await cms?.stop();
  await place?.remove();
});

async function start() {
  cms = await startCms(place, mailVariables(port, 'web:s3cret-w0rd@'));
  staff = await signInAsStaff(cms);
}

const worker = () => cms.strapi.service('api::contact.mail-worker');
/** Works through the outbox as if it were so many hours later. */
const sendDue = (hours = 0) => worker().sendDue(() => new Date(Date.now() + hours * 3_600_000));

async function post(body: Record<string, unknown> = {}): Promise<string> {
  const reply = await sendMessage(cms, body);
  expect(reply.status).toBe(201);
  return reply.body.id;
}

const mailOf = async (id: string) => (await staff.call('GET', `/api/admin/contacts/${id}`)).body.mail;
const reaches = (id: string, state: string, attempts = 1) =>
  eventually(
    () => mailOf(id),
    (mail) => mail.state === state && mail.attempts === attempts && mail.nextAttemptAt !== undefined,
  );

const fails = (id: string) =>
  eventually(
    () => mailOf(id),
    ({ lastError }) => lastError !== '',
  );

async function withServer(
  options: Parameters<typeof startMailServer>[1],
  act: (server: MailServer) => Promise<void>,
) {
  const server = await startMailServer(port, options);
  try {
    await act(server);
  } finally {
    await server.stop();
  }
}

describe('a message', () => {
  it('is announced at once', () =>
    withServer({}, async (server) => {
      const id = await post({ name: 'Ana' });
      await reaches(id, 'sent');
      expect(server.received.map(({ recipients }) => recipients)).toEqual([['hola@casabodegon.example']]);
      expect(await mailOf(id)).toEqual({ state: 'sent', attempts: 1, nextAttemptAt: null, lastError: '' });
    }));

  it('waits while the mail server is down, with the reason, and is announced when it is up', async () => {
    const id = await post();
    await fails(id);
    const mail = await mailOf(id);
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(mail.lastError).toContain('ECONNREFUSED');
    const wait = new Date(mail.nextAttemptAt).getTime() - Date.now();
    expect(wait).toBeGreaterThan(15_000);
    expect(wait).toBeLessThanOrEqual(30_000);
    await withServer({}, async (server) => {
      await sendDue();
      expect(server.received).toEqual([]);
      await sendDue(0.01);
      expect(server.received).toHaveLength(1);
    });
    expect(await mailOf(id)).toEqual({ state: 'sent', attempts: 2, nextAttemptAt: null, lastError: '' });
  });

  it('is given up after two days of refusals, with the reason', () =>
    withServer(
      {
        onRcptTo: (_address, _session, done) =>
          done(Object.assign(new Error('Nobody\r\n here, web:s3cret-w0rd'), { responseCode: 550 })),
      },
      async (server) => {
        const warn = vi.spyOn(cms.strapi.log, 'warn').mockImplementation(() => cms.strapi.log);
        const id = await post();
        await reaches(id, 'waiting');
        for (let hours = 1; hours <= 12 * 12; hours += 12) await sendDue(hours);
        const mail = await mailOf(id);
        expect(mail).toMatchObject({ state: 'failed', attempts: 12, nextAttemptAt: null });
        expect(mail.lastError).toMatch(/550 .*Nobody/);
        expect(mail.lastError).not.toContain('s3cret');
        expect(warn.mock.calls.map(([line]) => line as unknown)).toContainEqual(
          expect.stringContaining(`The mail about message ${id} is given up`),
        );
        await sendDue(1_000);
        expect(server.received).toEqual([]);
        expect((await mailOf(id)).attempts).toBe(12);
      },
    ));

  it('is announced once, though several look for it at once', () =>
    withServer({}, async (server) => {
      await cms.strapi.db.transaction(async () => {
        const outbox = cms.strapi.service('api::contact.outbox');
        for (let at = 0; at < 6; at += 1) await outbox.add(await storedMessage(), new Date());
      });
      await Promise.all([sendDue(), sendDue(), sendDue(), sendDue()]);
      // The worker's own look, every five seconds, may have claimed one that it is still sending.
      await expect.poll(() => server.received.length).toBe(6);
      expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(6);
    }));

  it('is claimed by one of several that look for it at once', async () => {
    const outbox = cms.strapi.service('api::contact.outbox');
    const id = await storedMessage();
    await cms.strapi.db.transaction(() => outbox.add(id, new Date()));
    const claims = await Promise.all(Array.from({ length: 4 }, () => outbox.claim(new Date())));
    expect(claims.filter((mail) => mail?.messageId === id)).toHaveLength(1);
    for (const mail of claims) if (mail) await outbox.markSent(mail, new Date());
  });

  it('has the same Message-ID at every attempt, so that a second copy can be recognized', async () => {
    const ids: (string | undefined)[] = [];
    await withServer({}, async (server) => {
      const id = await post();
      await reaches(id, 'sent');
      ids.push(server.received[0]?.messageId);
      // As if the process had ended before it could note that the mail was sent.
      await cms.strapi.db
        .query('api::contact.contact-mail')
        .updateMany({ where: { messageId: id }, data: { state: 'waiting', nextAttemptAt: new Date() } });
      await sendDue();
      ids.push(server.received[1]?.messageId);
    });
    expect(ids[0]).toMatch(/^<contact-[a-z0-9]+@localhost>$/);
    expect(ids[1]).toBe(ids[0]);
  });

  it('is not announced once it is deleted', async () => {
    const id = await post();
    await reaches(id, 'waiting');
    expect((await staff.call('DELETE', `/api/admin/contacts/${id}`)).status).toBe(204);
    const rows = await cms.strapi.db.query('api::contact.contact-mail').count({ where: { messageId: id } });
    expect(rows).toBe(0);
  });

  it('is not announced where it is spam', () =>
    withServer({}, async (server) => {
      const { body } = await sendMessage(cms, {}, { 'x-honeypot': 'x' });
      await sendDue(1_000);
      expect(server.received).toEqual([]);
      expect((await mailOf(body.id)).state).toBe('none');
    }));
});

async function storedMessage(): Promise<string> {
  const { documentId } = await cms.strapi.db.query('api::contact.contact-message').create({
    data: {
      name: 'Ana',
      email: 'ana@diner.example',
      subject: 'Hello',
      message: 'Good evening',
      state: 'new',
    },
  });
  return documentId;
}

/** A mail server that takes no mail until `open` is called. */
function patientServer() {
  const held: (() => void)[] = [];
  let isOpen = false;
  return {
    options: {
      onRcptTo: (_address: unknown, _session: unknown, done: () => void) => {
        if (isOpen) done();
        else held.push(done);
      },
    },
    /** How many mails wait for it. */
    offered: () => held.length,
    open: () => {
      isOpen = true;
      for (const done of held.splice(0)) done();
    },
  };
}

describe('a slow mail server', () => {
  const isOne = (count: number) => count === 1;

  it('keeps no visitor waiting', () => {
    const { options, offered, open } = patientServer();
    return withServer(options, async (server) => {
      const ids = [await post(), await post(), await post()];
      await eventually(offered, isOne);
      expect(server.received).toEqual([]);
      open();
      for (const id of ids) await reaches(id, 'sent');
      expect(server.received).toHaveLength(3);
    });
  });

  it('is waited for at the end, for the mail under way', () => {
    const { options, offered, open } = patientServer();
    return withServer(options, async (server) => {
      const stop = vi.spyOn(worker(), 'stop');
      const [first, second] = [await post(), await post()];
      await eventually(offered, isOne);
      const stopping = cms.stop();
      await eventually(() => stop.mock.calls.length, isOne);
      open();
      await stopping;
      expect(server.received).toHaveLength(1);
      await start();
      await reaches(first, 'sent');
      await reaches(second, 'sent');
      expect(server.received).toHaveLength(2);
    });
  });

  it('does not keep a message that comes meanwhile from being announced', () => {
    const { options, offered, open } = patientServer();
    return withServer(options, async (server) => {
      const first = await post();
      await eventually(offered, isOne);
      const stopping = worker().stop();
      const second = await post();
      expect(await mailOf(second)).toMatchObject({ state: 'waiting', attempts: 0 });
      open();
      await stopping;
      await reaches(first, 'sent');
      expect(server.received).toHaveLength(1);
      await cms.stop();
      await start();
      await reaches(second, 'sent');
      expect(server.received).toHaveLength(2);
    });
  });
});

describe('the log', () => {
  /** Collects the lines about mail that are logged from now on, as warnings and as information. */
  function listen() {
    const lines: string[] = [];
    for (const level of ['warn', 'info'] as const) {
      vi.spyOn(cms.strapi.log, level).mockImplementation(((line: string) => {
        if (/mail/i.test(line)) lines.push(`${level}: ${line}`);
        return cms.strapi.log;
      }) as never);
    }
    return lines;
  }

  it('says once that mail is not sent, and once that it is again', async () => {
    await withServer({}, async () => reaches(await post(), 'sent'));
    const lines = listen();
    for (let posts = 1; posts <= 3; posts += 1) await fails(await post());
    await sendDue(0.02);
    expect(lines).toEqual([expect.stringMatching(/^warn: Mail is not sent: .*ECONNREFUSED/)]);
    await withServer({}, async (server) => {
      await sendDue(1);
      expect(server.received).toHaveLength(3);
    });
    expect(lines.slice(1)).toEqual(['info: Mail is sent again.']);
  });

  it('does not blame the database for a mail that cannot be written', () =>
    withServer({}, async (server) => {
      const lines = listen();
      const write = vi
        .spyOn(cms.strapi.service('api::contact.announcement'), 'write')
        .mockRejectedValue(new TypeError('No words'));
      const id = await post();
      await fails(id);
      expect(await mailOf(id)).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'No words' });
      expect(lines).toEqual([expect.stringMatching(/^warn: Mail is not sent: TypeError: No words/)]);
      write.mockRestore();
      await sendDue(1);
      expect(server.received).toHaveLength(1);
    }));
});

it('gives up in seconds on a mail server that takes a connection and says nothing', async () => {
  const silent = createServer(() => undefined).listen(port, '127.0.0.1');
  try {
    const id = await post();
    await fails(id);
    expect((await mailOf(id)).lastError).toContain('Greeting never received');
  } finally {
    silent.close();
  }
  await withServer({}, async (server) => {
    await sendDue(0.02);
    expect(server.received).toHaveLength(1);
  });
});

it('goes on after a restart with what an ended process had claimed', async () => {
  const id = await post();
  await reaches(id, 'waiting');
  await cms.strapi.service('api::contact.outbox').claim(new Date(Date.now() + 60_000));
  await cms.stop();
  await withServer({}, async (server) => {
    await start();
    await sendDue(0.02);
    expect(server.received).toEqual([]);
    await sendDue(0.1);
    expect(server.received).toHaveLength(1);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 3 });
  });
});

it('says once that the database is gone, and goes on when it is back', () =>
  withServer({}, async (server) => {
    const id = await post();
    await reaches(id, 'sent');
    const { connection } = cms.strapi.db;
    await connection.raw('ALTER TABLE contact_mails RENAME TO contact_mails_away');
    worker().kick();
    const errors: string[] = [];
    await eventually(
      () => errors.push(...cms.takeErrors()),
      (count) => count > 0,
    );
    for (let kicks = 0; kicks < 5; kicks += 1) {
      worker().kick();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await connection.raw('ALTER TABLE contact_mails_away RENAME TO contact_mails');
    errors.push(...cms.takeErrors());
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('No mail is sent while the database does not answer');
    const next = await post();
    await reaches(next, 'sent');
    expect(server.received).toHaveLength(2);
  }));
