import type { ApiCall } from '../../api/client';
import type { StaffContact } from '../../api/staff/staff-contacts';
import { claim, fakeApi, newEtag } from './fake-api';
import { failure } from './failure';
import { ANA } from './session';
import { siteWire } from './site-server';

/** A message as the API returns it, new and emailed to staff, with the given overrides. */
export function messageWire(id: string, fields: object = {}) {
  return {
    id,
    etag: '',
    name: `Guest ${id}`,
    email: `${id}@diner.example`,
    subject: `Subject ${id}`,
    phone: '',
    message: `Words of ${id}`,
    pagePath: '/contact',
    status: 'new',
    createdAt: '2026-11-21T20:10:00.000Z',
    mail: { state: 'sent', attempts: 1, nextAttemptAt: null, lastError: '' },
    replies: [] as StaffContact['replies'],
    notes: [] as StaffContact['notes'],
    assignee: null as StaffContact['assignee'],
    canReply: false,
    ...fields,
  };
}

export type MessageWire = ReturnType<typeof messageWire>;

export const EVA = { id: 'eva', name: 'Eva' };

/** The signed-in user, and a colleague. */
const COLLEAGUES = [{ id: ANA.id, name: 'Ana' }, EVA];

/** A fake API of messages. */
export function messageServer(messages: readonly MessageWire[], settings: object = siteWire()) {
  const stored = new Map(messages.map((each) => [each.id, { ...each, etag: newEtag() }]));
  /** Writes accepted: `PATCH m1 archived`. */
  const writes: string[] = [];
  const put = (id: string, fields: object) => {
    const next = { ...messageWire(id), ...stored.get(id), ...fields, etag: newEtag() };
    stored.set(id, next);
    return next;
  };

  const reply = (call: ApiCall) => {
    const { path, method = 'GET', body, headers } = call;
    if (path === '/api/admin/colleagues') return { items: COLLEAGUES };
    if (path === '/api/admin/site') return { ...settings, etag: '"1"' };
    const url = new URL(path, 'https://casabodegon.example');
    const id = decodeURIComponent(url.pathname.split('/')[4] ?? '');
    if (id === '' && method === 'DELETE') {
      const email = url.searchParams.get('email');
      const found = [...stored.values()].filter((each) => each.email === email);
      for (const each of found) stored.delete(each.id);
      return { deleted: found.length };
    }
    if (id === '') return page(url.searchParams);
    const current = stored.get(id);
    if (!current) throw failure('not-found');
    if (method === 'GET') {
      const isLeft = url.searchParams.has('peek') || current.status !== 'new';
      return isLeft ? current : put(id, { status: 'read' });
    }
    if (method === 'POST') {
      const { text, seen = 0 } = body as { text: string; seen?: number };
      if (path.endsWith('/notes')) {
        writes.push(`note ${id} ${text}`);
        const told = {
          id: `n${current.notes.length}`,
          text,
          by: 'Eva',
          createdAt: '2026-11-21T20:15:00.000Z',
        };
        return put(id, { notes: [...current.notes, told] });
      }
      if (current.replies.length > seen) throw failure('conflict', { message: 'Eva has replied.' });
      writes.push(`reply ${id} ${text} ${headers?.['Idempotency-Key'] ? 'with a key' : ''}`);
      const createdAt = '2026-11-21T20:20:00.000Z';
      const mail = { state: 'sent' as const, attempts: 1, nextAttemptAt: null, lastError: '' };
      const sent = { id: `r${current.replies.length}`, text, by: 'Ana', createdAt, mail };
      return put(id, { replies: [...current.replies, sent] });
    }
    claim(call, current);
    const { assignee, ...change } = (body ?? {}) as { status?: string; assignee?: string | null };
    writes.push(`${method} ${id} ${change.status ?? assignee ?? ''}`.trim());
    const colleague = COLLEAGUES.find((each) => each.id === assignee) ?? null;
    if (method === 'PATCH')
      return put(id, { ...change, ...(assignee !== undefined && { assignee: colleague }) });
    stored.delete(id);
    return null;
  };

  const page = (query: URLSearchParams) => {
    const [status, search, number, size] = ['status', 'search', 'page', 'pageSize'].map((name) =>
      query.get(name),
    );
    const found = [...stored.values()].filter(
      (each) =>
        (status ? each.status === status : each.status !== 'spam') &&
        (!query.has('mine') || (each.assignee?.id === ANA.id && each.status !== 'archived')) &&
        JSON.stringify(each)
          .toLowerCase()
          .includes((search ?? '').toLowerCase()),
    );
    const from = (Number(number) - 1) * Number(size);
    return {
      items: found.slice(from, from + Number(size)),
      page: Number(number),
      pageSize: Number(size),
      total: found.length,
    };
  };

  const { answer, faults } = fakeApi('/api/admin/contacts', reply, { failsReads: true });
  return { answer, faults, stored, put, writes };
}
