import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMessage } from './contact-visitor';
import { itOnce } from './once';
import { cms, staff, startOwnCms, trustTheClock } from './own-cms';
import { signInToPanel } from './panel-session';
import { peopleOf } from './people';

const uid = 'api::contact.contact-message';
const mailUid = 'api::contact.contact-mail';

startOwnCms();

beforeEach(() => cms.strapi.db.query(uid).deleteMany({}));

async function store(data: Record<string, unknown> = {}): Promise<string> {
  const message = { name: 'Ana', email: 'ana@diner.example', subject: 'Hello', message: 'Good evening' };
  const { documentId } = await cms.strapi.db
    .query(uid)
    .create({ data: { ...message, state: 'new', ...data } });
  return documentId;
}

const one = (id: string) => `/api/admin/contacts/${id}`;
const list = async (query = '') => (await staff.call('GET', `/api/admin/contacts${query}`)).body;
const ids = async (query: string): Promise<string[]> =>
  (await list(query)).items.map(({ id }: { id: string }) => id);

describe('the list', () => {
  it('has the newest first, page by page, without spam', async () => {
    const stored: string[] = [];
    for (const minute of [1, 2, 3, 4, 5]) {
      stored.unshift(await store({ createdAt: new Date(Date.UTC(2026, 10, 21, 12, minute)) }));
    }
    await store({ state: 'spam' });
    expect(await ids('?pageSize=2')).toEqual(stored.slice(0, 2));
    expect(await list('?pageSize=2&page=3')).toMatchObject({
      items: [{ id: stored[4], createdAt: '2026-11-21T12:01:00.000Z', status: 'new' }],
      page: 3,
      pageSize: 2,
      total: 5,
    });
    expect(await list('?page=9')).toMatchObject({ items: [], total: 5 });
  });

  it('gives each message the version that its own call gives', async () => {
    const id = await store({ state: 'read' });
    const [{ etag }] = (await list()).items;
    const reply = await staff.call('GET', one(id));
    expect(reply.headers.get('etag')).toBe(etag);
    expect(reply.body.etag).toBe(etag);
  });

  it('has only one status on request', async () => {
    const stored = {
      new: await store(),
      read: await store({ state: 'read' }),
      archived: await store({ state: 'archived' }),
      spam: await store({ state: 'spam' }),
    };
    for (const [status, id] of Object.entries(stored)) expect(await ids(`?status=${status}`)).toEqual([id]);
    expect((await staff.call('GET', '/api/admin/contacts?status=lost')).status).toBe(400);
    expect((await staff.call('GET', '/api/admin/contacts?pageSize=101')).status).toBe(400);
  });
});

describe('the search', () => {
  it.each([
    ['jose', { name: 'JOSÉ Núñez' }],
    ['NÚÑEZ', { name: 'José Nunez' }],
    ['diner.EXAMPLE', { email: 'x@diner.example' }],
    ['cumpleanos', { subject: 'Cumpleaños' }],
    ['555-01', { phone: '(617) 555-0199' }],
    ['el viernes', { message: 'Para cuatro, el Viernes' }],
    ['100%', { message: 'I am 100% sure' }],
    ['a_b', { message: 'see a_b there' }],
    ["o'hara", { name: "Scarlett O'Hara" }],
    ['\\', { message: 'back\\slash' }],
    ['漢字', { message: '日本の漢字' }],
  ])('%s finds the message that contains it, and no other', async (search, data) => {
    const others = {
      name: 'Bo',
      email: 'x@other.example',
      subject: 'Other',
      phone: '1',
      message: 'axb 100 no',
    };
    const found = await store({ ...others, ...data });
    await store(others);
    expect(await ids(`?search=${encodeURIComponent(search)}`)).toEqual([found]);
  });

  it('looks only in the chosen status, and counts what it finds', async () => {
    await store({ name: 'Ana', state: 'archived' });
    const found = await store({ name: 'Ana' });
    await store({ name: 'Bo', email: 'bo@other.example' });
    expect(await list('?search=ana&status=new&pageSize=1')).toMatchObject({
      items: [{ id: found }],
      total: 1,
    });
    expect(await list('?search=%20')).toMatchObject({ total: 3 });
  });

  it('finds a message changed in the panel only by its new words', async () => {
    const id = await store({ name: 'Before' });
    const panel = await signInToPanel(cms);
    expect((await panel.change(uid, id, { name: 'Después' })).status).toBe(200);
    expect(await ids('?search=despues')).toEqual([id]);
    expect(await ids('?search=before')).toEqual([]);
    expect(await ids('?search=evening')).toEqual([id]);
  });

  it('finds messages changed in bulk, each by its own words', async () => {
    const changed = [await store({ email: 'bo@diner.example' }), await store({ email: 'cy@diner.example' })];
    const other = await store({ email: 'di@diner.example' });
    const where = { documentId: { $in: changed }, name: 'Ana' };
    await cms.strapi.db.query(uid).updateMany({ where, data: { name: 'Después' } });
    expect((await ids('?search=despues')).sort()).toEqual([...changed].sort());
    expect(await ids('?search=ana')).toEqual([other]);
    expect(await ids('?search=bo%40diner')).toEqual([changed[0]]);
  });

  it('finds one of ten thousand', async () => {
    const rows = Array.from({ length: 10_000 }, (_each, at) => ({
      documentId: `m${at}`,
      name: `Visitor ${at}`,
      email: `v${at}@diner.example`,
      subject: 'Hello',
      message: 'palabra '.repeat(30),
      state: 'read',
      createdAt: new Date(at),
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await cms.strapi.db.query(uid).createMany({ data: rows.slice(at, at + 500) as never });
    }
    expect(await ids('?search=VISITOR%207042')).toEqual(['m7042']);
    expect(await list('?search=visitor&pageSize=1')).toMatchObject({
      items: [{ id: 'm9999' }],
      total: 10_000,
    });
    // The processor's time, which does not grow on a busy machine.
    const before = process.cpuUsage();
    await list('?search=visitor&page=400');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});

describe('one message', () => {
  it('counts as read once it is opened, but not by HEAD', async () => {
    const id = await store();
    expect((await staff.call('HEAD', one(id))).status).toBe(200);
    expect(await ids('?status=new')).toEqual([id]);
    expect((await staff.call('GET', one(id))).body.status).toBe('read');
    expect(await ids('?status=new')).toEqual([]);
    const etag = (await staff.call('GET', one(id))).headers.get('etag');
    expect((await staff.call('GET', one(id))).headers.get('etag')).toBe(etag);
  });

  itOnce.each(['archived', 'spam'])('stays %s when it is opened', async (state) => {
    expect((await staff.call('GET', one(await store({ state })))).body.status).toBe(state);
  });

  it('is changed by somebody who has seen its current version', async () => {
    const id = await store();
    const etag = (await staff.call('GET', one(id))).headers.get('etag') ?? '';
    const moved = await staff.call('PATCH', one(id), { status: 'archived' }, { 'if-match': etag });
    expect(moved.status).toBe(200);
    expect(moved.body.status).toBe('archived');
    expect(moved.headers.get('etag')).toBe(moved.body.etag);
    expect(moved.body.etag).not.toBe(etag);

    const late = await staff.call('PATCH', one(id), { status: 'spam' }, { 'if-match': etag });
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({ error: 'PreconditionFailedError', current: moved.body });
    const lateDeletion = await staff.call('DELETE', one(id), undefined, { 'if-match': etag });
    expect(lateDeletion.status).toBe(412);
    expect((await staff.call('GET', one(id))).body).toEqual(moved.body);

    const deletion = await staff.call('DELETE', one(id), undefined, { 'if-match': moved.body.etag });
    expect(deletion).toMatchObject({ status: 204, text: '' });
    for (const method of ['GET', 'HEAD', 'DELETE']) {
      expect((await staff.call(method, one(id))).status, method).toBe(404);
    }
    expect((await staff.call('PATCH', one(id), { status: 'read' })).status).toBe(404);
  });

  it('is changed by only one of many who have seen the same version', async () => {
    const id = await store({ state: 'read' });
    const etag = (await staff.call('GET', one(id))).headers.get('etag') ?? '';
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_each, at) =>
        staff.call('PATCH', one(id), { status: at % 2 ? 'spam' : 'archived' }, { 'if-match': etag }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(412)]);
  });

  itOnce.each([
    {},
    { status: 'lost' },
    { status: 'read', name: 'Eve' },
    { status: { $ne: 'x' } },
    { status: 'archived', assignee: 'nobody' },
    { assignee: { $ne: 'x' } },
    { assignee: 1 },
    { assignee: '' },
  ])('is not changed by %j', async (body) => {
    const id = await store({ state: 'read' });
    expect((await staff.call('PATCH', one(id), body)).status).toBe(400);
    expect((await staff.call('GET', one(id))).body.status).toBe('read');
  });

  it('keeps its version, whatever happens to its mail', async () => {
    const id = await store({ state: 'read' });
    const before = (await staff.call('GET', one(id))).body;
    await cms.strapi.db.query(mailUid).create({ data: { messageId: id, state: 'waiting', attempts: 3 } });
    const after = (await staff.call('GET', one(id))).body;
    expect(after.mail).toMatchObject({ state: 'waiting', attempts: 3 });
    expect(after.etag).toBe(before.etag);
  });
});

itOnce('can’t be answered from here without a mail server: staff are told, nothing is stored', async () => {
  const id = await store();
  const refused = await staff.call('POST', `${one(id)}/replies`, { text: 'Hello' });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'Email isn’t set up, so nothing was sent. Reply from your own email app.' },
  });
  expect((await staff.call('GET', one(id))).body).toMatchObject({ canReply: false, replies: [] });
});

describe('who a message is for', () => {
  let people: ReturnType<typeof peopleOf>;
  beforeAll(() => {
    people = peopleOf(cms);
  });
  const give = (id: string, assignee: string | null, etag = '*') =>
    staff.call('PATCH', one(id), { assignee }, { 'if-match': etag });
  const assigneeOf = async (id: string) => (await staff.call('GET', one(id))).body.assignee;

  async function hire(name: string) {
    const account = await people.add({ name }, 'host');
    const { token, user } = (await people.signIn(account)).body;
    const headers = { authorization: `Bearer ${token}` };
    const mine = async (query = ''): Promise<string[]> =>
      (await cms.ask(`/api/admin/contacts?mine=true${query}`, { headers })).body.items.map(
        (each: { id: string }) => each.id,
      );
    return { id: user.id as string, account: account.id, mine };
  }

  it('is a colleague, who finds it among their own until it is archived', async () => {
    const eva = await hire('Eva');
    const id = await store({ state: 'read' });
    await store();
    const { etag } = (await staff.call('GET', one(id))).body;
    const given = await give(id, eva.id, etag);
    expect(given).toMatchObject({ status: 200, body: { status: 'read', assignee: { name: 'Eva' } } });
    expect(await eva.mine()).toEqual([id]);
    expect(await ids('?mine=true')).toEqual([]);
    const late = await give(id, null, etag);
    expect(late).toMatchObject({ status: 412, body: { current: { assignee: { id: eva.id, name: 'Eva' } } } });
    await staff.call('PATCH', one(id), { status: 'archived' });
    expect(await eva.mine()).toEqual([]);
    expect(await eva.mine('&status=archived')).toEqual([id]);
    expect((await give(id, null)).body).toMatchObject({ status: 'archived', assignee: null });
    expect(await eva.mine('&status=archived')).toEqual([]);
    expect((await staff.call('GET', '/api/admin/contacts?mine=perhaps')).status).toBe(400);
  });

  it('is nobody while the account is blocked or after it is deleted, and neither can be assigned any', async () => {
    const bo = await hire('Bo');
    const id = await store({ state: 'read' });
    await give(id, bo.id);
    await people.change(bo.account, { blocked: true });
    expect(await assigneeOf(id)).toBeNull();
    expect(await give(id, bo.id)).toMatchObject({
      status: 400,
      body: {
        details: [
          {
            path: 'assignee',
            message: 'This colleague’s account is blocked or deleted. Choose someone else.',
          },
        ],
      },
    });
    await people.change(bo.account, { blocked: false });
    expect(await assigneeOf(id)).toEqual({ id: bo.id, name: 'Bo' });
    await people.remove(bo.account);
    expect(await assigneeOf(id)).toBeNull();
    expect((await give(id, bo.id)).status).toBe(400);
    expect((await list()).items[0].assignee).toBeNull();
  });
});

describe('what is kept', () => {
  const oldMessages = () => cms.service('contact/services/old-messages', 'oldMessages');
  const subjects = async () =>
    (await cms.strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } })).map(({ subject }) => subject);

  it('is deleted after twelve months, or as many as the owner has set', async () => {
    for (const [subject, createdAt] of [
      ['old', '2025-11-20T12:00:00Z'],
      ['within a year', '2025-11-22T12:00:00Z'],
      ['of this summer', '2026-07-01T12:00:00Z'],
    ])
      await store({ subject, createdAt });
    const now = new Date('2026-11-21T12:00:00Z');
    expect(await oldMessages().remove(now)).toBe(1);
    expect(await subjects()).toEqual(['within a year', 'of this summer']);
    expect((await staff.call('PUT', '/api/admin/site', { name: 'Casa', message_months: 6 })).status).toBe(
      200,
    );
    expect(await oldMessages().remove(now)).toBe(1);
    expect(await subjects()).toEqual(['of this summer']);
    await staff.call('PUT', '/api/admin/site', { name: 'Casa', message_months: null });
  });

  it('is not deleted after the clock has jumped, until it has run for a week', async () => {
    await store({ subject: 'old', createdAt: '2020-01-01T12:00:00Z' });
    await trustTheClock();
    const { read } = cms.service('../entries/steady-clock', 'steadyClock');
    await read(Date.now() - 400 * 86_400_000);
    await oldMessages().look();
    expect(await subjects()).toContain('old');
    await trustTheClock();
    await oldMessages().look();
    expect(await subjects()).not.toContain('old');
  });

  itOnce('is deleted in batches, because a statement takes only so many ids', async () => {
    const { connection, metadata } = cms.strapi.db;
    const { tableName } = metadata.get(uid);
    const many = Array.from({ length: 2_001 }, (_, at) => ({
      document_id: `old${at}`,
      created_at: new Date(0),
      email: 'eva@diner.example',
    }));
    const mostBound = async (act: () => Promise<unknown>) => {
      await connection.batchInsert(tableName, many, 500);
      let most = 0;
      const note = ({ bindings }: { bindings?: unknown[] }) => (most = Math.max(most, bindings?.length ?? 0));
      connection.on('query', note);
      await act();
      connection.removeListener('query', note);
      return most;
    };
    const byAge = await mostBound(async () => expect(await oldMessages().remove()).toBe(2_001));
    const byAddress = await mostBound(async () => {
      const erased = await staff.call('DELETE', '/api/admin/contacts?email=eva@diner.example');
      expect(erased.body).toEqual({ deleted: 2_001 });
    });
    expect([byAge, byAddress]).toEqual([1_000, 1_000]);
  });

  it('is erased for one address, in any case, and for no other', async () => {
    await store({ subject: 'hers', email: 'Ana@diner.example' });
    await store({ subject: 'hers too' });
    await store({ subject: 'his', email: 'juana@diner.example' });
    const erased = await staff.call('DELETE', '/api/admin/contacts?email=ANA@diner.example');
    expect(erased).toMatchObject({ status: 200, body: { deleted: 2 } });
    expect(await subjects()).toEqual(['his']);
    expect((await staff.call('DELETE', '/api/admin/contacts?email=%25')).status).toBe(400);
    expect((await staff.call('DELETE', '/api/admin/contacts')).status).toBe(400);
    expect(await subjects()).toEqual(['his']);
  });
});

it('takes its mail with it, however it is deleted', async () => {
  const panel = await signInToPanel(cms);
  const stored = [await store(), await store(), await store(), await store()];
  for (const messageId of stored) await cms.strapi.db.query(mailUid).create({ data: { messageId } });
  const [first = '', second = '', third = '', fourth] = stored;
  await staff.call('DELETE', one(first));
  await panel.call('DELETE', `/content-manager/collection-types/${uid}/${second}`);
  await panel.removeMany(uid, [third]);
  const left = await cms.strapi.db.query(mailUid).findMany();
  expect(left.map(({ messageId }) => messageId)).toEqual([fourth]);
});

it('does not change the content version', async () => {
  const version = async () =>
    (await cms.strapi.db.query('strapi::core-store').findOne({ where: { key: 'casa_content_version' } }))
      ?.value;
  const before = await version();
  const { body } = await sendMessage(cms);
  await cms.strapi.db.query(mailUid).create({ data: { messageId: body.id } });
  await staff.call('GET', one(body.id));
  await staff.call('PATCH', one(body.id), { status: 'archived' });
  await staff.call('DELETE', one(body.id));
  expect(await version()).toBe(before);
});

itOnce('a note says who wrote it and when, is stored once, and is deleted with its message', async () => {
  const id = await store({ state: 'read' });
  const etag = (await staff.call('GET', one(id))).body.etag;
  const note = (text: string) =>
    staff.call('POST', `${one(id)}/notes`, { text }, { 'idempotency-key': 'one-note-for-colleagues' });
  const text = `They left a bad <b>review</b> 🦐 '; DROP TABLE contact_notes; --`;
  await note(text);
  const { status, body } = await note(text);
  expect(status).toBe(201);
  expect(body).toMatchObject({ etag, status: 'read', replies: [], notes: [{ text, by: 'Staff' }] });
  expect(body.notes).toHaveLength(1);
  expect((await note('')).status).toBe(400);
  expect((await note('x'.repeat(2_001))).status).toBe(400);
  expect((await staff.call('POST', `${one('nobody')}/notes`, { text })).status).toBe(404);
  expect((await staff.call('DELETE', '/api/admin/contacts?email=ana@diner.example')).body.deleted).toBe(1);
  expect(await cms.strapi.db.query('api::contact.contact-note').count()).toBe(0);
});

itOnce('a message takes fifty notes, and no more', async () => {
  const id = await store({ state: 'read' });
  const data = Array.from({ length: 49 }, (_each, at) => ({ messageId: id, text: `${at}`, byName: 'Staff' }));
  await cms.strapi.db.query('api::contact.contact-note').createMany({ data: data as never });
  const note = (text: string) =>
    staff.call('POST', `${one(id)}/notes`, { text }, { 'idempotency-key': 'one-note-for-colleagues' });
  expect((await note('the fiftieth')).status).toBe(201);
  expect(await note('one more')).toMatchObject({
    status: 409,
    body: { message: 'This message has 50 notes, which is the limit.' },
  });
  expect((await note('the fiftieth')).status).toBe(201);
  expect((await staff.call('GET', one(id))).body.notes).toHaveLength(50);
});
