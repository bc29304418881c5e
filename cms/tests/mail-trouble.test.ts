import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, vi } from 'vitest';
import { startAnnouncingCms } from './announcing-cms';
import { isLongRun } from './how-much.mts';
import { eventually } from './mail-server';

const { cms, port, staff, start, worker, mailOf, post, reaches, fails, sendDue, withServer } =
  startAnnouncingCms();

/** A mail server that accepts no email until `open` is called. */
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
    /** How many emails are waiting for it. */
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

  if (isLongRun)
    it('that takes half a minute to accept a mail gets it once', () => {
      let offered = 0;
      const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
        offered += 1;
        stream.resume();
        setTimeout(done, 25_000);
      };
      return withServer({ onData }, async () => {
        await reaches(await post(), 'sent');
        expect(offered).toBe(1);
      });
    });

  it('is waited for at shutdown, for the mail in progress; the others are sent after the next start', () => {
    const { options, offered, open } = patientServer();
    return withServer(options, async (server) => {
      const [first, second] = [await post(), await post()];
      await eventually(offered, isOne);
      const stoppingWorker = worker().stop();
      const inTheMeantime = await post();
      expect(await mailOf(inTheMeantime)).toMatchObject({ state: 'waiting', attempts: 0 });
      const stop = vi.spyOn(worker(), 'stop');
      const stopping = cms().stop();
      await eventually(() => stop.mock.calls.length, isOne);
      open();
      await Promise.all([stoppingWorker, stopping]);
      expect(server.received).toHaveLength(1);
      await start();
      for (const id of [first, second, inTheMeantime]) await reaches(id, 'sent');
      expect(server.received).toHaveLength(3);
    });
  });
});

describe('the log', () => {
  /** Collects the log lines about mail from now on, warnings and information. */
  function listen() {
    const lines: string[] = [];
    for (const level of ['warn', 'info'] as const) {
      vi.spyOn(cms().strapi.log, level).mockImplementation(((line: string) => {
        if (/mail/i.test(line)) lines.push(`${level}: ${line}`);
        return cms().strapi.log;
      }) as never);
    }
    return lines;
  }

  it('says once that mail is not sent, and once that it is again', async () => {
    await withServer({}, async () => reaches(await post(), 'sent'));
    const lines = listen();
    for (let posts = 1; posts <= 3; posts += 1) await fails(await post());
    await sendDue(0.02);
    expect(lines).toEqual([expect.stringMatching(/^warn: Mail can't be sent: .*ECONNREFUSED/)]);
    await withServer({}, async (server) => {
      await sendDue(1);
      expect(server.received).toHaveLength(3);
    });
    expect(lines.slice(1)).toEqual(['info: Mail can be sent again.']);
  });

  it('says that mail is not sent after one reply to a wrong address was given up', async () => {
    await withServer({}, async () => reaches(await post(), 'sent'));
    const lines = listen();
    await withServer(
      {
        onRcptTo: ({ address }, _session, done) =>
          done(
            address.includes('diner')
              ? Object.assign(new Error('5.1.1 Nobody'), { responseCode: 550 })
              : null,
          ),
      },
      async () => {
        const id = await post();
        await staff().call('POST', `/api/admin/contacts/${id}/replies`, { text: 'With pleasure' });
        await eventually(
          () => lines.join('\n'),
          (said) => said.includes('Gave up'),
        );
      },
    );
    await fails(await post());
    expect(lines.at(-1)).toMatch(/^warn: Mail can't be sent/);
    await withServer({}, () => sendDue(1));
  });

  it('does not blame the database for a mail that cannot be written', () =>
    withServer({}, async (server) => {
      const lines = listen();
      const write = vi
        .spyOn(cms().service('contact/services/letters', 'letters'), 'write')
        .mockRejectedValue(new TypeError('No words'));
      const id = await post();
      await fails(id);
      expect(await mailOf(id)).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'No words' });
      expect(lines).toEqual([expect.stringMatching(/^warn: Mail can't be sent: TypeError: No words/)]);
      write.mockRestore();
      await sendDue(1);
      expect(server.received).toHaveLength(1);
    }));
});

it('gives up within seconds on a mail server that accepts a connection and says nothing', async () => {
  const silent = createServer(() => undefined).listen(port(), '127.0.0.1');
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

it('goes on after a restart with the mail that a dead process had claimed', async () => {
  const id = await post();
  await reaches(id, 'waiting');
  await cms()
    .service('contact/services/outbox', 'outbox')
    .claim(new Date(Date.now() + 60_000));
  await cms().stop();
  await withServer({}, async (server) => {
    await start();
    await sendDue(0.02);
    expect(server.received).toEqual([]);
    await sendDue(0.1);
    expect(server.received).toHaveLength(1);
    expect(await mailOf(id)).toMatchObject({ state: 'sent', attempts: 3 });
  });
});

it('goes on after a restart with the mail that failed while the clock was a year ahead', async () => {
  const id = await post();
  await fails(id);
  await cms()
    .strapi.db.query('api::contact.contact-mail')
    .updateMany({
      where: { messageId: id },
      data: { nextAttemptAt: new Date(Date.now() + 365 * 86_400_000) },
    });
  await cms().stop();
  await withServer({}, async () => {
    await start();
    await eventually(
      () => mailOf(id),
      ({ state }) => state === 'sent',
    );
  });
});

it('says once that the database is gone, and goes on when it is back', () =>
  withServer({}, async (server) => {
    const id = await post();
    await reaches(id, 'sent');
    const { connection } = cms().strapi.db;
    await connection.raw('ALTER TABLE contact_mails RENAME TO contact_mails_away');
    worker().kick();
    const errors: string[] = [];
    await eventually(
      () => errors.push(...cms().takeErrors()),
      (count) => count > 0,
    );
    for (let kicks = 0; kicks < 5; kicks += 1) {
      worker().kick();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await connection.raw('ALTER TABLE contact_mails_away RENAME TO contact_mails');
    errors.push(...cms().takeErrors());
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('No mail is sent while the database does not answer');
    const next = await post();
    await reaches(next, 'sent');
    expect(server.received).toHaveLength(2);
  }));
