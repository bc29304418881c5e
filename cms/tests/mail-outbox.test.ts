import { describe, expect, it, vi } from 'vitest';
import { sendMessage } from './contact-visitor';
import { startAnnouncingCms } from './announcing-cms';

const { cms, staff, mailOf, post, reaches, fails, sendDue, withServer } = startAnnouncingCms();

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
        const warn = vi.spyOn(cms().strapi.log, 'warn').mockImplementation(() => cms().strapi.log);
        const id = await post();
        await reaches(id, 'waiting');
        for (let hours = 1; hours < 60; hours += 2) await sendDue(hours);
        const mail = await mailOf(id);
        expect(mail).toMatchObject({ state: 'failed', attempts: 28, nextAttemptAt: null });
        expect(mail.lastError).toMatch(/550 .*Nobody/);
        expect(mail.lastError).not.toContain('s3cret');
        expect(warn.mock.calls.map(([line]) => line as unknown)).toContainEqual(
          expect.stringContaining(`Gave up on the mail ${id}`),
        );
        await sendDue(1_000);
        expect(server.received).toEqual([]);
        expect((await mailOf(id)).attempts).toBe(28);
      },
    ));

  it('is announced once, even if several workers look for it at once', () =>
    withServer({}, async (server) => {
      await cms().strapi.db.transaction(async () => {
        const outbox = cms().service('contact/services/outbox', 'outbox');
        for (let at = 0; at < 6; at += 1) await outbox.add(await storedMessage(), new Date());
      });
      await Promise.all([sendDue(), sendDue(), sendDue(), sendDue()]);
      // The worker checks every five seconds, so it may have claimed an email that it is still sending.
      await expect.poll(() => server.received.length).toBe(6);
      expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(6);
    }));

  it('is claimed by one of several workers that look for it at once', async () => {
    const outbox = cms().service('contact/services/outbox', 'outbox');
    const id = await storedMessage();
    await cms().strapi.db.transaction(() => outbox.add(id, new Date()));
    const claims = await Promise.all(Array.from({ length: 4 }, () => outbox.claim(new Date())));
    expect(claims.filter((mail) => mail?.aboutId === id)).toHaveLength(1);
    for (const mail of claims) if (mail) await outbox.markSent(mail, new Date());
  });

  it('has the same Message-ID at every attempt, so that a second copy can be recognized', async () => {
    const ids: (string | undefined)[] = [];
    await withServer({}, async (server) => {
      const id = await post();
      await reaches(id, 'sent');
      ids.push(server.received[0]?.messageId);
      // As if the process had ended before it could record that the email was sent.
      await cms()
        .strapi.db.query('api::contact.contact-mail')
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
    expect((await staff().call('DELETE', `/api/admin/contacts/${id}`)).status).toBe(204);
    const rows = await cms()
      .strapi.db.query('api::contact.contact-mail')
      .count({ where: { messageId: id } });
    expect(rows).toBe(0);
  });

  it('is not announced if it is spam', () =>
    withServer({}, async (server) => {
      const { body } = await sendMessage(cms(), {}, { 'x-honeypot': 'x' });
      await sendDue(1_000);
      expect(server.received).toEqual([]);
      expect((await mailOf(body.id)).state).toBe('none');
    }));
});

async function storedMessage(): Promise<string> {
  const { documentId } = await cms()
    .strapi.db.query('api::contact.contact-message')
    .create({
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
