import type { Call } from '../src/contract/call';
import { contentOf } from './make-content';
import { firstStaff, peopleOf } from './people';
import type { RunningCms } from './running-cms';

/** A valid request for a call. */
export interface Example {
  path: string;
  body?: Record<string, unknown>;
  form?: FormData;
}

type Make = () => Promise<Omit<Example, 'path'> & { id?: string; query?: Record<string, string> }>;

export const callName = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;

/**
 * Makes a valid request for any staff call, including the entries it needs, so that requests can be sent in any
 * order and any number of times. Throws for a call without an example.
 */
export function examplesOf(cms: RunningCms): (call: Call) => Promise<Example> {
  const makers = new Map<string, Make>([
    ...foodMakers(cms, 'menu'),
    ...foodMakers(cms, 'drinks'),
    ...showcaseMakers(cms),
    ...restMakers(cms),
  ]);
  return async (call) => {
    const make = makers.get(callName(call));
    if (!make) throw new Error(`No example of ${callName(call)}`);
    const { id, query, ...rest } = await make();
    const path = `/api${call.path.replace(':id', id ?? ':id')}`;
    return { ...rest, path: query ? `${path}?${new URLSearchParams(query).toString()}` : path };
  };
}

let made = 0;

/** A unique name: slugs come from names, and several examples may be made at the same time. */
function ownName(name: string): string {
  made += 1;
  return `${name} ${made}`;
}

function foodMakers(cms: RunningCms, list: 'menu' | 'drinks'): [string, Make][] {
  const content = contentOf(cms.strapi);
  const category = () =>
    list === 'menu' ? content.category(ownName('C')) : content.drinkCategory(ownName('C'));
  let shared: Promise<string> | undefined;
  const anyCategory = () => (shared ??= category());
  const item = async (data = {}) =>
    (list === 'menu' ? content.dish : content.drink)('I', await anyCategory(), data);
  const countedItem = () => item({ left_tonight: 9, left_until: '2999-01-01T00:00:00.000Z' });
  const body = async () => ({ name: 'Patatas bravas', price: 9, category: await anyCategory() });
  const root = `/admin/${list}`;
  return [
    [`GET ${root}`, async () => ({ query: { search: 'a', page: '1' } })],
    [`POST ${root}`, async () => ({ body: await body() })],
    [`GET ${root}/:id`, async () => ({ id: await item() })],
    [`PUT ${root}/:id`, async () => ({ id: await item(), body: await body() })],
    [`PATCH ${root}/:id`, async () => ({ id: await item(), body: { price: 11 } })],
    [
      `PATCH ${root}`,
      async () => ({ body: { items: [{ id: await item(), etag: '*', changes: { price: 8 } }] } }),
    ],
    [`DELETE ${root}/:id`, async () => ({ id: await item() })],
    [`PATCH ${root}/:id/available`, async () => ({ id: await item(), query: { value: 'false' } })],
    [`PATCH ${root}/:id/left`, async () => ({ id: await item(), body: { left: 4 } })],
    [`POST ${root}/:id/left`, async () => ({ id: await countedItem(), body: { by: -1 } })],
    [`POST ${root}/reorder`, async () => reorderOf(await category(), list, content)],
    [`GET ${root}/categories`, async () => ({})],
    [`POST ${root}/categories`, async () => ({ body: { name: 'Raciones' } })],
    [`PUT ${root}/categories/:id`, async () => ({ id: await category(), body: { name: 'Raciones' } })],
    [`DELETE ${root}/categories/:id`, async () => ({ id: await category() })],
    [
      `POST ${root}/categories/reorder`,
      async () => ({ body: { ids: [await category(), await category()] } }),
    ],
  ];
}

async function reorderOf(category: string, list: 'menu' | 'drinks', content: ReturnType<typeof contentOf>) {
  const make = list === 'menu' ? content.dish : content.drink;
  return { body: { category, ids: [await make('B', category), await make('A', category)] } };
}

function showcaseMakers(cms: RunningCms): [string, Make][] {
  const content = contentOf(cms.strapi);
  const dish = async () => content.dish('Pulpo', await content.category(ownName('C')));
  const highlight = async () => content.highlight({ dish: await dish(), position: 1 });
  const offer = () => content.offer('Vermut hour');
  const event = () => content.event('Flamenco');
  return [
    ['GET /admin/highlights', async () => ({ query: { date: '2026-11-21' } })],
    [
      'POST /admin/highlights',
      async () => ({ query: { itemId: await dish(), position: '3', active: 'true' } }),
    ],
    ['POST /admin/highlights/reorder', async () => ({ query: { positions: `${await highlight()}:2` } })],
    [
      'PATCH /admin/highlights/:id/active',
      async () => ({ id: await highlight(), query: { value: 'false' } }),
    ],
    ['PATCH /admin/highlights/:id', async () => ({ id: await highlight(), query: { tagOverride: 'New' } })],
    ['DELETE /admin/highlights/:id', async () => ({ id: await highlight() })],
    ['GET /admin/offers', async () => ({})],
    ['POST /admin/offers', async () => ({ body: { title: 'Two for one' } })],
    ['POST /admin/offers/reorder', async () => ({ body: { ids: [await offer(), await offer()] } })],
    ['GET /admin/offers/:id', async () => ({ id: await offer() })],
    ['PUT /admin/offers/:id', async () => ({ id: await offer(), body: { title: 'Three for two' } })],
    ['PATCH /admin/offers/:id', async () => ({ id: await offer(), body: { active: false } })],
    ['DELETE /admin/offers/:id', async () => ({ id: await offer() })],
    ['GET /admin/events', async () => ({})],
    ['POST /admin/events', async () => ({ body: { title: 'Cata de vinos', type: 'event' } })],
    ['POST /admin/events/reorder', async () => ({ body: { ids: [await event(), await event()] } })],
    ['GET /admin/events/:id', async () => ({ id: await event() })],
    ['PUT /admin/events/:id', async () => ({ id: await event(), body: { title: 'Cata' } })],
    ['PATCH /admin/events/:id', async () => ({ id: await event(), body: { active: false } })],
    ['DELETE /admin/events/:id', async () => ({ id: await event() })],
    ['GET /admin/tapas5', async () => ({})],
    ['PUT /admin/tapas5', async () => ({ body: { ...special, itemIds: [await dish()] } })],
  ];
}

const special = {
  active: true,
  title: 'Tapas $5',
  price: 5,
  windowText: 'Mon, Tue, Wed 4 PM to 6 PM',
  daysCsv: 'MON,TUE,WED',
  startTime: '16:00',
  endTime: '18:00',
};

function restMakers(cms: RunningCms): [string, Make][] {
  const message = () =>
    contentOf(cms.strapi).create('api::contact.contact-message', {
      name: 'Ana',
      email: 'ana@diner.example',
      message: 'A table for eight?',
      subject: 'Table',
    });
  const picture = async (): Promise<string> => {
    const id = await contentOf(cms.strapi).picture('A plate');
    return (await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } })).documentId;
  };
  const shownPicture = async (): Promise<string> => {
    const id = await contentOf(cms.strapi).picture('A plate');
    await contentOf(cms.strapi).offer('Vermut hour', { image: id });
    return (await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } })).documentId;
  };
  const change = async (): Promise<string> => {
    const entry = await contentOf(cms.strapi).offer('Vermut hour');
    return (await cms.strapi.db.query('api::history.history-change').findOne({ where: { entry } }))
      .documentId;
  };
  const account = async () => {
    const { id } = await peopleOf(cms).add({
      email: `${ownName('account').replace(' ', '-')}@casabodegon.example`,
    });
    const user = await cms.strapi.db.query('plugin::users-permissions.user').findOne({ where: { id } });
    return user.documentId as string;
  };
  const invited = () => ({
    email: `${ownName('guest').replace(' ', '-')}@casabodegon.example`,
    name: 'Eva',
    role: 'host',
  });
  return [
    ['GET /admin/people', async () => ({})],
    ['GET /admin/colleagues', async () => ({})],
    ['POST /admin/people', async () => ({ body: invited() })],
    ['PUT /admin/people/two-step', async () => ({ body: { isRequired: false } })],
    ['GET /admin/me/two-step', async () => ({})],
    ['POST /admin/me/two-step', async () => ({ body: { password: firstStaff.password } })],
    ['POST /admin/me/two-step/off', async () => ({ body: proof })],
    ['POST /admin/me/two-step/recovery-codes', async () => ({ body: proof })],
    ['PATCH /admin/people/:id', async () => ({ id: await account(), body: { role: 'host' } })],
    ['POST /admin/people/:id/link', async () => ({ id: await account() })],
    ['POST /admin/people/:id/sign-out', async () => ({ id: await account() })],
    ['DELETE /admin/people/:id', async () => ({ id: await account() })],
    ['PATCH /admin/me', async () => ({ body: { name: 'Staff' } })],
    [
      'POST /admin/me/password',
      async () => ({ body: { current: firstStaff.password, password: firstStaff.password } }),
    ],
    ['POST /admin/logout/everywhere', async () => ({})],
    ['GET /admin/history', async () => ({ query: { search: 'a', kind: 'dish', day: '2026-11-21' } })],
    ['POST /admin/history/:id/restore', async () => ({ id: await change(), body: { version: 'after' } })],
    ['GET /admin/site', async () => ({})],
    ['PUT /admin/site', async () => ({ body: { name: 'Casa Bodegón' } })],
    ['GET /admin/contacts', async () => ({ query: { status: 'new' } })],
    ['GET /admin/contacts/:id', async () => ({ id: await message() })],
    [
      'PATCH /admin/contacts/:id',
      async () => ({ id: await message(), body: { status: 'archived', assignee: null } }),
    ],
    [
      'POST /admin/contacts/:id/replies',
      async () => ({ id: await message(), body: { text: 'With pleasure' } }),
    ],
    [
      'POST /admin/contacts/:id/notes',
      async () => ({ id: await message(), body: { text: 'Ana knows them' } }),
    ],
    ['DELETE /admin/contacts', async () => ({ query: { email: 'nobody@diner.example' } })],
    ['DELETE /admin/contacts/:id', async () => ({ id: await message() })],
    ['GET /admin/attention', async () => ({})],
    ['GET /admin/version', async () => ({})],
    ['GET /admin/me', async () => ({})],
    ['POST /admin/logout', async () => ({})],
    ['POST /admin/uploads', async () => ({ form: await pictureForm() })],
    ['PATCH /admin/uploads/:id', async () => ({ id: await picture(), body: { alt: 'Two plates' } })],
    ['GET /admin/uploads', async () => ({ query: { page: '1' } })],
    ['GET /admin/uploads/:id', async () => ({ id: await picture() })],
    ['DELETE /admin/uploads/:id', async () => ({ id: await picture() })],
    ['POST /admin/uploads/remove', async () => ({ body: { ids: [await picture()] } })],
    [
      'POST /admin/uploads/:id/replace',
      async () => ({ id: await shownPicture(), body: { by: await picture() } }),
    ],
    [
      'POST /admin/uploads/:id/crop',
      async () => ({ id: await shownPicture(), body: { x: 1, y: 1, width: 20, height: 10 } }),
    ],
  ];
}

const proof = { password: firstStaff.password, code: '123456' };

async function pictureForm(): Promise<FormData> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5432a' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'plate.jpg');
  form.set('alt', 'A plate');
  return form;
}
