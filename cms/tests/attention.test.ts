import { expect, it } from 'vitest';
import { addDays, dateIn } from '../src/rules/calendar';
import { cms, content, staff, startOwnCms } from './own-cms';

const messageUid = 'api::contact.contact-message';
const mailUid = 'api::contact.contact-mail';

startOwnCms();

const attention = async () => (await staff.call('GET', '/api/admin/attention')).body;
const today = () => dateIn('America/New_York', new Date());

/** A message, and the email that tells staff about it. */
async function message(state: string, mail?: string): Promise<void> {
  const words = { name: 'Ana', email: 'ana@diner.example', subject: 'Hello', message: 'Good evening' };
  const { documentId } = await cms.strapi.db.query(messageUid).create({ data: { ...words, state } });
  if (mail) await cms.strapi.db.query(mailUid).create({ data: { messageId: documentId, state: mail } });
}

it('is all zero and empty at first', async () => {
  expect(await attention()).toEqual({
    newMessages: 0,
    failedMails: 0,
    failedReplies: 0,
    unconfirmedDishes: 0,
    unconfirmedDrinks: 0,
    dishesWithCents: [],
    drinksWithCents: [],
    offersEnding: [],
    eventsOutsideHours: [],
    special: { active: false, title: 'Tapas $5', dishes: 0, etag: expect.any(String) as string },
    today: { date: today(), exception: null },
  });
});

it('counts new messages, and failed mails of messages that nobody has archived', async () => {
  await message('new', 'failed');
  await message('new', 'waiting');
  await message('new');
  await message('read', 'failed');
  await message('read', 'sent');
  await message('archived', 'failed');
  await message('spam');
  await cms.strapi.db.query(mailUid).create({ data: { messageId: 'gone', state: 'failed' } });
  expect(await attention()).toMatchObject({ newMessages: 3, failedMails: 2 });
});

it('counts dishes and drinks whose allergens are not confirmed, separately', async () => {
  const tapas = await content.category('Tapas');
  const soldOut = await content.dish('Pulpo', tapas, { available: false, allergens_confirmed: true });
  await content.dish('Gildas', tapas, { allergens_confirmed: true });
  const open = [await content.dish('Bravas', tapas), await content.dish('Flan', tapas, { available: false })];
  await content.drink('Cava', await content.drinkCategory('Wine'), { available: false });
  expect(await attention()).toMatchObject({
    unconfirmedDishes: 2,
    unconfirmedDrinks: 1,
  });
  expect((await staff.call('PATCH', `/api/admin/menu/${soldOut}/available?value=true`)).status).toBe(200);
  await content.special({ active: true, title: 'Tapas Monday', dishes: [...open, soldOut] });
  const { etag } = (await staff.call('GET', '/api/admin/tapas5')).body as { etag: string };
  expect((await attention()).special).toEqual({ active: true, title: 'Tapas Monday', dishes: 2, etag });
});

it('lists prices stored with cents before those were refused', async () => {
  const [tapas, wine] = [await content.category('Frituras'), await content.drinkCategory('Sherry')];
  const croquetas = await content.dish('Croquetas', tapas, { price: 8 });
  const fino = await content.drink('Fino', wine, { price: 7 });
  await cms.strapi.db.connection('menu_items').where({ document_id: croquetas }).update({ price: 8.5 });
  await cms.strapi.db.connection('drinks').where({ document_id: fino }).update({ price: 7.25 });
  expect(await attention()).toMatchObject({
    dishesWithCents: [{ id: croquetas, name: 'Croquetas', price: 8.5 }],
    drinksWithCents: [{ id: fino, name: 'Fino', price: 7.25 }],
  });
  await content.change('api::menu.menu-item', croquetas, { price: 9 });
  expect((await attention()).dishesWithCents).toEqual([]);
});

it('names the offers that end within three days', async () => {
  const id = await content.offer('Ends soon', { endDate: addDays(today(), 3) });
  await content.offer('Ends later', { endDate: addDays(today(), 4) });
  await content.offer('Ended', { endDate: addDays(today(), -1) });
  await content.offer('Off', { endDate: today(), active: false });
  await content.offer('Begins tomorrow', { startDate: addDays(today(), 1), endDate: addDays(today(), 2) });
  await content.offer('Endless');
  expect((await attention()).offersEnding).toEqual([
    { id, title: 'Ends soon', endDate: addDays(today(), 3) },
  ]);
});

it('has today’s special hours, by the restaurant’s clock', async () => {
  const zone = 'Pacific/Kiritimati';
  const date = dateIn(zone, new Date());
  const spans = [{ opens: '17:00', closes: '01:00' }];
  const put = (exceptions: object[]) =>
    staff.call('PUT', '/api/admin/site', { name: 'Casa Bodegón', timezone: zone, exceptions });
  await put([
    { date, spans, note: 'Fiesta' },
    { date: addDays(date, 1), spans: [] },
  ]);
  expect((await attention()).today).toEqual({ date, exception: { note: 'Fiesta', spans } });
  await put([{ date, spans: [], note: 'Closed' }]);
  expect((await attention()).today).toEqual({ date, exception: { note: 'Closed', spans: [] } });
  await put([{ date: addDays(date, -1), spans: [] }]);
  expect((await attention()).today).toEqual({ date, exception: null });
});

it('names an event that special hours cut short', async () => {
  const date = addDays(today(), 3);
  const exceptions = [{ date, spans: [{ opens: '16:00', closes: '20:00' }] }];
  await staff.call('PUT', '/api/admin/site', { name: 'Casa Bodegón', exceptions });
  const id = await content.event('Flamenco', { date, startTime: '19:00', endTime: '22:00' });
  await content.event('Off', { date, startTime: '19:00', endTime: '22:00', active: false });
  await content.event('Sherry school', { date, startTime: '17:00', endTime: '19:00' });
  expect((await attention()).eventsOutsideHours).toEqual([{ id, title: 'Flamenco', date }]);
});
