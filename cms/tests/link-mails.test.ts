import { describe, expect, it } from 'vitest';
import { startAnnouncingCms } from './announcing-cms';
import { eventually, type MailServer } from './mail-server';
import { peopleOf } from './people';

const { cms, staff, sendDue, withServer } = startAnnouncingCms();
const userUid = 'plugin::users-permissions.user';

let asking = 0;
/** Each comes from a new address, unless one is given: limits count per address. */
const post = (path: string, body: object, from = `2001:db8:${(asking += 1)}::1`) =>
  cms().ask(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
const forgotten = (email: string, from?: string) => post('forgotten', { email }, from);
const welcome = (code: string, password = 'Cocina-2026') => post('welcome', { code, password });
const signIn = (email: string, password: string) => peopleOf(cms()).signIn({ email, password });

let invited = 0;
async function invite(): Promise<{ id: string; email: string; code: string | null }> {
  invited += 1;
  const email = `mailed-${invited}@casabodegon.example`;
  const { status, body } = await staff().call('POST', '/api/admin/people', {
    email,
    name: 'Eva\r\nBcc: x@y.example',
    role: 'host',
  });
  expect(status).toBe(201);
  return { id: body.person.id, email, code: body.code };
}

const invitationOf = async (id: string) =>
  (await staff().call('GET', '/api/admin/people')).body.items.find((each: { id: string }) => each.id === id)
    .invitation;

const LINK = /http:\/\/localhost:3000\/admin\/welcome#([\w-]{32})\n/;
/** The codes that were mailed to this address, once there are this many. */
async function codesTo(server: MailServer, email: string, count = 1): Promise<string[]> {
  const mails = () => server.received.filter(({ recipients }) => recipients.includes(email));
  await eventually(
    () => mails().length,
    (length) => length === count,
  );
  return mails().map(({ text }) => LINK.exec(text ?? '')?.[1] ?? '');
}

const stored = (id: string) =>
  cms()
    .strapi.db.query(userUid)
    .findOne({ where: { documentId: id } });

describe('an invitation by mail', () => {
  it('goes only to the address, with a link that works once and is stored nowhere', () =>
    withServer({}, async (server) => {
      const { id, email, code } = await invite();
      expect(code).toBeNull();
      const [mailed = ''] = await codesTo(server, email);
      const [mail] = server.received;
      expect(mail?.recipients).toEqual([email]);
      expect(mail?.text).toMatch(/^Hi Eva Bcc: x@y.example,\n\nYou’ve been invited to the staff area of /);
      expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
      expect(mail?.html).toBe(false);
      const rows = await cms().strapi.db.query('api::contact.contact-mail').findMany();
      expect(JSON.stringify([rows, await stored(id)])).not.toContain(mailed);
      await eventually(
        () => invitationOf(id),
        (state) => state === 'sent',
      );
      expect((await welcome(mailed)).status).toBe(200);
      expect((await welcome(mailed)).status).toBe(404);
      expect((await signIn(email, 'Cocina-2026')).status).toBe(200);
      expect(await invitationOf(id)).toBeNull();
    }));

  it('is tried again with the same link, and the owner sees if it can’t be sent', async () => {
    const { id, email } = await invite();
    expect(await invitationOf(id)).toBe('waiting');
    await withServer({}, async (server) => {
      await sendDue(1);
      const [code = ''] = await codesTo(server, email);
      expect((await welcome(code)).status).toBe(200);
    });
    const lost = await invite();
    for (let hours = 1; hours < 100 && (await invitationOf(lost.id)) === 'waiting'; hours += 2)
      await sendDue(hours);
    expect(await invitationOf(lost.id)).toBe('failed');
    const { body } = await staff().call('POST', `/api/admin/people/${lost.id}/link`);
    expect(await invitationOf(lost.id)).toBeNull();
    expect((await welcome(body.code)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const add = async (fields = {}, role = 'host') => {
    invited += 1;
    const email = `forgot-${invited}@casabodegon.example`;
    const { id } = await peopleOf(cms()).add({ email, password: 'Cocina-2026', ...fields }, role);
    const { documentId } = await cms().strapi.db.query(userUid).findOne({ where: { id } });
    return { id: documentId as string, email };
  };

  const joined = async () => {
    const account = await add();
    return { ...account, token: (await signIn(account.email, 'Cocina-2026')).body.token as string };
  };

  it('is replaced through a link that works once; until then the old one works', () =>
    withServer({}, async (server) => {
      const { email, token } = await joined();
      expect((await cms().ask('/api/auth/forgotten')).body).toEqual({ byMail: true });
      expect((await forgotten(email.toUpperCase())).status).toBe(204);
      const [code = ''] = await codesTo(server, email);
      expect((await signIn(email, 'Cocina-2026')).status).toBe(200);
      expect((await welcome(code, 'Comedor-2026')).status).toBe(200);
      expect((await peopleOf(cms()).me(token)).status).toBe(401);
      expect((await signIn(email, 'Cocina-2026')).status).toBe(401);
      expect((await welcome(code)).status).toBe(404);
    }));

  it('has a link for 30 minutes, until a newer one, a block or another password; an invitation stays', () =>
    withServer({}, async (server) => {
      const { id, email } = await joined();
      const before = Date.now();
      await forgotten(email);
      const [first = ''] = await codesTo(server, email);
      const ends = new Date((await stored(id)).forgotten_ends).getTime() - 30 * 60_000;
      expect(ends).toBeGreaterThanOrEqual(before);
      expect(ends).toBeLessThanOrEqual(Date.now());
      await forgotten(email);
      const [, second = ''] = await codesTo(server, email, 2);
      expect((await welcome(first)).status).toBe(404);
      const change = (data: object) =>
        cms()
          .strapi.db.query(userUid)
          .update({ where: { documentId: id }, data });
      await change({ forgotten_ends: new Date(Date.now() - 1) });
      expect((await welcome(second)).status).toBe(404);
      await change({ forgotten_ends: new Date(Date.now() + 60_000), blocked: true });
      expect((await welcome(second)).status).toBe(404);
      await change({ blocked: false });
      expect((await welcome(second)).status).toBe(404);
      await forgotten(email);
      const third = (await codesTo(server, email, 3))[2] ?? '';
      const { token } = (await signIn(email, 'Cocina-2026')).body;
      const password = { current: 'Cocina-2026', password: 'Comedor-2026' };
      const changed = await cms().ask('/api/admin/me/password', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(password),
      });
      expect(changed.status).toBe(200);
      expect((await welcome(third)).status).toBe(404);

      const guest = await invite();
      const [invitation = ''] = await codesTo(server, guest.email);
      await forgotten(guest.email);
      await codesTo(server, guest.email, 2);
      expect((await welcome(invitation)).status).toBe(200);
    }));

  it('gets the same answer for every address, before anything is written; mail goes only to staff', () =>
    withServer({}, async (server) => {
      const { id, email } = await joined();
      const blocked = await add({ blocked: true });
      const guest = await add({}, 'authenticated');
      const asked = async (address: string) => {
        const writes: string[] = [];
        let before: string[] | undefined;
        const see = ({ sql }: { sql: string }) => /^(insert|update|delete)/i.test(sql) && writes.push(sql);
        const { connection } = cms().strapi.db;
        connection.on('query', see);
        cms().strapi.server.httpServer.once('request', (_request, response) => {
          response.once('finish', () => (before = [...writes]));
        });
        const { status, text } = await forgotten(address);
        if (address === email) await codesTo(server, email);
        connection.off('query', see);
        return { status, text, before, after: writes.length > 0 };
      };
      for (const address of ['nobody@casabodegon.example', blocked.email, guest.email, email])
        expect(await asked(address)).toEqual({ status: 204, text: '', before: [], after: address === email });
      const others = server.received.filter(({ recipients }) => !recipients.includes(email));
      expect(others.filter(({ subject }) => subject?.includes('Choose a new password'))).toEqual([]);
      const history = await staff().call('GET', `/api/admin/history?entry=${id}`);
      expect(history.body.items[0]).toMatchObject({ action: 'link-asked', by: { kind: 'system', name: '' } });
    }));

  it.each([
    ['an account', true],
    ['nobody', false],
  ])('of %s can be asked for three times an hour', async (_who, is) => {
    const email = is ? (await joined()).email : 'nobody-at-all@casabodegon.example';
    const answers = [];
    for (let times = 0; times < 4; times += 1) answers.push(await forgotten(email, '203.0.113.7'));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
    expect(answers[3]?.body.message).toMatch(/^Too many links requested\. Please try again in/);
  });
});
