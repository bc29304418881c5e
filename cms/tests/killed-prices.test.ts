import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCmsProcess, type CmsProcess } from './cms-process';
import { contentOf } from './make-content';
import { ask, startCms, type Reply } from './running-cms';
import { signInAsStaff } from './staff-session';
import { makePlace, type TemporaryPlace } from './temporary-place';

const DISHES = 60;
const KILLS = 10;

let place: TemporaryPlace;
let running: CmsProcess | undefined;

beforeAll(async () => {
  place = await makePlace();
  const cms = await startCms(place);
  const content = contentOf(cms.strapi);
  const category = await content.category('Tapas');
  for (let dish = 0; dish < DISHES; dish += 1) await content.dish(`Dish ${dish}`, category, { price: 1 });
  await cms.stop();
});

const kill = async () => {
  running?.end('SIGKILL');
  await running?.ended;
};

afterAll(async () => {
  await kill();
  await place?.remove();
});

/** Starts the CMS on what was left behind. */
async function restarted() {
  const { url } = (running = await startCmsProcess(place));
  const staff = await signInAsStaff({ ask: (path, init) => ask(url + path, init) });
  // On a busy machine the CMS may give up on the database: then nothing was done.
  const call = async (...sent: Parameters<typeof staff.call>): Promise<Reply> => {
    const reply = await staff.call(...sent);
    return reply.status === 503 ? call(...sent) : reply;
  };
  const read = async (path: string) => (await call('GET', `/api/admin/${path}`)).body;
  return {
    /** The one price that all dishes have, and how many changes the history holds. */
    async stored(): Promise<{ price: number; recorded: number }> {
      const { items } = (await read('menu?pageSize=1000')) as { items: { price: number }[] };
      expect(items).toHaveLength(DISHES);
      const [price = 0, ...others] = new Set(items.map((dish) => dish.price));
      expect(others).toEqual([]);
      return { price, recorded: (await read('history?kind=dish&pageSize=1')).total };
    },
    /** Reads the dishes, and resolves to a function that sends the change and tells whether it was answered. */
    async newPrices(price: number): Promise<() => Promise<boolean>> {
      const { items } = (await read('menu?pageSize=1000')) as { items: { id: string; etag: string }[] };
      const wanted = items.map(({ id, etag }) => ({ id, etag, changes: { price } }));
      return async () => {
        const reply = await call('PATCH', '/api/admin/menu', { items: wanted }).catch(() => null);
        if (reply) expect(reply.status).toBe(200);
        return reply !== null;
      };
    },
  };
}

it(`all prices are changed, with their history, or none, through ${KILLS} kills`, async () => {
  let cms = await restarted();
  const { recorded } = await cms.stored();
  const first = await cms.newPrices(2);
  const begun = performance.now();
  await first();
  const whole = performance.now() - begun;
  let last = { price: 2, recorded: recorded + DISHES };
  expect(await cms.stored()).toEqual(last);

  let cut = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const price = round + 3;
    const send = await cms.newPrices(price);
    // Each kill hits another part of the change.
    const after = (whole * (round + 0.5)) / KILLS;
    const killed = new Promise((resolve) => setTimeout(resolve, after)).then(kill);
    const isAnswered = await send();
    await killed;
    cms = await restarted();
    const now = await cms.stored();
    const done = { price, recorded: last.recorded + DISHES };
    if (isAnswered) expect(now).toEqual(done);
    else expect([last, done]).toContainEqual(now);
    if (now.price !== price) cut += 1;
    last = now;
  }
  const next = await cms.newPrices(100);
  expect(await next()).toBe(true);
  expect(cut, 'kills before the change was stored').toBeGreaterThan(0);
  process.stdout.write(`${KILLS} kills in changes of ${Math.round(whole)} ms: ${cut} left no trace\n`);
});
