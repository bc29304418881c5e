import { describe, expect, it, vi } from 'vitest';
import { startAnnouncingCms } from './announcing-cms';
import { eventually } from './mail-server';
import { signInToPanel } from './panel-session';

const { cms, staff, post, sendDue, withServer } = startAnnouncingCms();

const path = (id: string) => `/api/admin/contacts/${id}`;
const reply = (id: string, text: unknown, key?: string) =>
  staff().call('POST', `${path(id)}/replies`, { text }, key === undefined ? {} : { 'idempotency-key': key });
const stored = async (id: string) => (await staff().call('GET', path(id))).body;
const firstMail = async (id: string) => (await stored(id)).replies[0]?.mail;
const isSent = (id: string) =>
  eventually(
    () => firstMail(id),
    (mail) => mail?.state === 'sent',
  );

describe('a reply', () => {
  it('goes to the sender, its answer to the restaurant, and both belong to one conversation', () =>
    withServer({}, async (server) => {
      const id = await post({
        name: 'Ana',
        email: 'ana@diner.example',
        subject: 'A table',
        message: 'For eight?\n\nAna',
      });
      await eventually(
        () => server.received.length,
        (count) => count === 1,
      );
      const answered = await reply(id, 'With pleasure 🍷\nSee <script>you</script>!');
      expect(answered.status).toBe(201);
      expect(answered.body).toMatchObject({
        id,
        status: 'read',
        canReply: true,
        replies: [{ text: 'With pleasure 🍷\nSee <script>you</script>!', by: 'Staff' }],
      });
      await isSent(id);
      await reply(id, 'Until tonight');
      await eventually(
        () => server.received.length,
        (count) => count === 3,
      );
      const [announced, first, second] = server.received;
      expect(first?.recipients).toEqual(['ana@diner.example']);
      expect(first?.replyTo?.value).toEqual([{ address: 'hola@casabodegon.example', name: '' }]);
      expect(first?.subject).toBe('Re: A table');
      expect(first?.html).toBe(false);
      expect(first?.headers.has('auto-submitted')).toBe(false);
      expect(first?.text).toMatch(
        /^With pleasure 🍷\nSee <script>you<\/script>!\n[\s\S]*Ana wrote:\n> For eight\?\n>\n> Ana\n$/,
      );
      expect(first?.inReplyTo).toBe(announced?.messageId);
      expect(second?.inReplyTo).toBe(first?.messageId);
      expect(second?.references).toEqual([announced?.messageId, first?.messageId]);
    }));

  it('is stored once however often it is sent with its key', () =>
    withServer({}, async (server) => {
      const id = await post();
      const key = 'a-key-of-16-chars-or-more';
      const both = await Promise.all([reply(id, 'Hello', key), reply(id, 'Hello', key)]);
      expect(both.map(({ status }) => status)).toEqual([201, 201]);
      await isSent(id);
      expect((await reply(id, 'Hello', key)).body.replies).toHaveLength(1);
      expect((await reply(id, 'Good evening', key)).body.replies).toHaveLength(2);
      expect((await reply(id, 'Hello', 'short')).status).toBe(400);
      expect(server.received.filter(({ text }) => text?.startsWith('Hello'))).toHaveLength(1);
    }));

  it('is held back while a colleague’s is unread; a message that is only peeked at stays new', () =>
    withServer({}, async (server) => {
      const id = await post();
      expect((await staff().call('GET', `${path(id)}?peek=true`)).body.status).toBe('new');
      const key = 'a-key-of-16-chars-or-more';
      const send = (text: string, seen: number) =>
        staff().call('POST', `${path(id)}/replies`, { text, seen }, { 'idempotency-key': key });
      expect((await send('With pleasure', 0)).status).toBe(201);
      // Sent again because the answer was lost.
      expect((await send('With pleasure', 0)).status).toBe(201);
      const late = await send('We are full', 0);
      expect(late.status).toBe(409);
      expect(late.body.message).toMatch(/^Staff has replied in the meantime\./);
      expect((await send('We are full, after all', 1)).body.replies).toHaveLength(2);
      await eventually(
        () => server.received.length,
        (count) => count === 3,
      );
    }));

  it('waits while the mail server is down, and says why; a failed one needs attention', async () => {
    const warn = vi.spyOn(cms().strapi.log, 'warn').mockImplementation(() => cms().strapi.log);
    const id = await post();
    await reply(id, 'Hello');
    await eventually(
      () => firstMail(id),
      (mail) => mail?.lastError !== '',
    );
    expect(await staff().call('DELETE', path(id))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('still being sent') },
    });
    const panel = await signInToPanel(cms());
    const several = [await post(), id, await post()];
    expect(await panel.removeMany('api::contact.contact-message', several)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('still being sent') } },
    });
    for (const each of several) expect((await staff().call('GET', path(each))).status).toBe(200);
    expect(await firstMail(id)).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    const failed = async () => (await staff().call('GET', '/api/admin/attention')).body.failedReplies;
    const before = await failed();
    await cms()
      .strapi.db.query('api::contact.contact-mail')
      .updateMany({ where: { messageId: (await stored(id)).replies[0].id }, data: { state: 'failed' } });
    expect(await failed()).toBe(before + 1);
    warn.mockRestore();
    await withServer({}, () => sendDue(1_000));
  });

  it('that another process has claimed since is not given up: its message stays archived', async () => {
    const id = await post();
    await staff().call('PATCH', path(id), { status: 'archived' });
    const sent = (await reply(id, 'Hello')).body.replies[0].id;
    await eventually(
      () => firstMail(id),
      (mail) => mail?.lastError !== '',
    );
    const outbox = cms().service('contact/services/outbox', 'outbox');
    const claimAfter = async (hours: number) => {
      const when = new Date(Date.now() + hours * 3_600_000);
      for (;;) {
        const mail = await outbox.claim(when);
        if (mail === null || mail.aboutId === sent) return mail;
      }
    };
    const [first, second] = [await claimAfter(1), await claimAfter(2)];
    expect([first.attempts, second.attempts]).toEqual([2, 3]);
    expect(await outbox.markFailed(first, 'no such user', new Date(), true)).toBe(true);
    expect(await stored(id)).toMatchObject({ status: 'archived', replies: [{ mail: { state: 'waiting' } }] });
    expect(await outbox.markFailed(second, 'no such user', new Date(), true)).toBe(false);
    expect(await stored(id)).toMatchObject({ status: 'read', replies: [{ mail: { state: 'failed' } }] });
    await withServer({}, () => sendDue(1_000));
  });

  it('to an address that does not exist is given up at once, and its message is back in the inbox', () =>
    withServer(
      {
        onRcptTo: ({ address }, _session, done) =>
          done(
            address === 'ana@gmial.example'
              ? Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })
              : null,
          ),
      },
      async () => {
        const warn = vi.spyOn(cms().strapi.log, 'warn').mockImplementation(() => cms().strapi.log);
        const id = await post({ email: 'ana@gmial.example' });
        await staff().call('PATCH', path(id), { status: 'archived' });
        const { etag } = (await reply(id, 'Hello')).body;
        await eventually(
          () => firstMail(id),
          (mail) => mail?.state === 'failed',
        );
        expect(await stored(id)).toMatchObject({
          status: 'read',
          mail: { state: 'sent' },
          replies: [{ mail: { attempts: 1, lastError: expect.stringContaining('5.1.1') } }],
        });
        // By a colleague, or the sender, whose screen does not show the failure yet.
        const unaware = await staff().call('PATCH', path(id), { status: 'archived' }, { 'if-match': etag });
        expect(unaware).toMatchObject({ status: 412, body: { current: { status: 'read' } } });
        warn.mockRestore();
      },
    ));

  it.each([
    ['nothing', '', 400],
    ['too long a text', 'x'.repeat(5_001), 400],
    ['a megabyte', 'x'.repeat(1_100_000), 413],
    ['a number', 7, 400],
  ])('of %s is refused', async (_what, text, status) => {
    const id = await post();
    expect((await reply(id, text)).status).toBe(status);
    expect((await stored(id)).replies).toEqual([]);
  });

  it('to a deleted message is refused', async () => {
    const id = await post();
    await staff().call('DELETE', path(id));
    expect((await reply(id, 'Hello')).status).toBe(404);
  });
});

it('nobody sends more than 30 replies in an hour', () =>
  withServer({}, async () => {
    const id = await post();
    let answered = await reply(id, 'Hello');
    for (let sent = 0; answered.status === 201 && sent < 30; sent += 1) answered = await reply(id, 'Hello');
    expect(answered.status).toBe(429);
    expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.stringify(answered.body)).toContain('You’ve sent 30 replies in an hour');
    expect((await stored(id)).replies.length).toBeLessThanOrEqual(30);
  }));
