import { expect, test } from '@playwright/test';
import { makeDish } from '../support/dishes';
import { drawn } from '../support/drawn-picture';
import { startReplicas, type Replica, type Replicas } from '../support/replicas';
import { signInToApi, type StaffApi } from '../support/staff-api';
import { underLoad, type Load } from '../support/under-load';

let replicas: Replicas;
let staff: StaffApi;

test.describe.configure({ mode: 'serial' });
test.setTimeout(600_000);

test.beforeAll(async () => {
  test.setTimeout(600_000);
  replicas = await startReplicas();
  staff = await signInToApi(replicas.url, replicas.staff);
});

test.afterAll(() => replicas?.stop());

/** Calls one CMS directly, with a session from the other. */
const at = ({ url }: Replica, path: string, init: RequestInit = {}, token = staff.token) => {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${token}`);
  return fetch(`${url}/api${path}`, { ...init, headers });
};

/** Milliseconds until a page shows the change, given that it may be a second old unless it says that it is older. */
async function untilShown({ url }: Replica, path: string, text: string): Promise<number> {
  const savedAt = performance.now();
  for (;;) {
    const waited = performance.now() - savedAt;
    const answer = await fetch(url + path);
    if ((await answer.text()).includes(text)) return waited;
    const isOld = answer.headers.get('x-content')?.startsWith('stale');
    expect(waited, `${url}${path} without ${text}`).toBeLessThan(isOld ? 10_000 : 1_000);
  }
}

test('a session from one CMS can save at the other, and both web hosts show it within a second', async () => {
  const [first, second] = replicas.cms;
  const { token } = await signInToApi(first.url, replicas.staff);
  const dish = await makeDish(staff, { name: 'Tapa de dos' });
  for (const price of [301, 302, 303]) {
    const saved = await at(
      second,
      `/admin/menu/${dish.id}`,
      { method: 'PATCH', body: JSON.stringify({ price }), headers: { 'content-type': 'application/json' } },
      token,
    );
    expect(saved.status).toBe(200);
    const took = await Promise.all(replicas.web.map((web) => untilShown(web, '/menu', `>$${price}<`)));
    process.stdout.write(`Shown after ${took.map(Math.round).join(' and ')} ms\n`);
  }
});

test('a sign-out at one ends the sign-in at the other', async () => {
  const [first, second] = replicas.cms;
  const { token } = await signInToApi(first.url, replicas.staff);
  expect((await at(second, '/admin/menu', {}, token)).status).toBe(200);
  expect((await at(first, '/admin/logout', { method: 'POST' }, token)).status).toBeLessThan(300);
  expect((await at(second, '/admin/menu', {}, token)).status).toBe(401);
});

test('a picture uploaded to one is served by both, in the site’s sizes', async () => {
  const [first] = replicas.cms;
  const form = new FormData();
  form.append('alt', 'A plate');
  form.append('file', new Blob([Uint8Array.from(await drawn({ width: 900, height: 600 }))]), 'plate.jpg');
  const sent = await at(first, '/admin/uploads', { method: 'POST', body: form });
  expect(sent.status).toBe(201);
  const { url } = (await sent.json()) as { url: string };
  for (const { url: origin } of [...replicas.cms, ...replicas.web])
    expect((await fetch(origin + url)).headers.get('content-type')).toBe('image/jpeg');
  for (const { url: origin } of replicas.web) {
    const sized = await fetch(`${origin}/img/480${url}`, { headers: { accept: 'image/avif' } });
    expect([sized.status, sized.headers.get('content-type')]).toEqual([200, 'image/avif']);
  }
});

/** What a diner or staff would notice. A refused save is reported to them; a lost one isn't. */
function expectNothingLost(load: Load, what: string): void {
  process.stdout.write(
    `${what}: ${load.views} views, ${load.failedViews.length} failed; ${load.saves} prices and ${load.messages.length} ` +
      `messages saved, ${load.lostSaves.length} lost, ${load.refusedSaves.length} refused ${load.refusedSaves.join('; ')}\n`,
  );
  expect([load.failedViews, load.lostSaves]).toEqual([[], []]);
}

const restUntil = (load: Load, views: number) => {
  const before = load.views;
  return expect.poll(() => load.views - before, { timeout: 30_000 }).toBeGreaterThan(views);
};

test('no page view fails and no save is lost during a rolling restart of all four', async () => {
  const load = await underLoad(replicas.url, staff, async (seen) => {
    await restUntil(seen, 500);
    for (const each of [...replicas.cms, ...replicas.web]) {
      await each.end('SIGTERM');
      await each.start();
      await restUntil(seen, 500);
    }
  });
  expectNothingLost(load, 'Restarted in turn');
  expect(load.refusedSaves).toEqual([]);
});

test('no page view fails and no save is lost when one of each is killed', async () => {
  const load = await underLoad(replicas.url, staff, async (seen) => {
    await restUntil(seen, 500);
    for (const each of [replicas.cms[0], replicas.web[0], replicas.cms[1], replicas.web[1]]) {
      await each.end('SIGKILL');
      await restUntil(seen, 1_000);
      await each.start();
      await restUntil(seen, 500);
    }
  });
  expectNothingLost(load, 'Killed');
});
