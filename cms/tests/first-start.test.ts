import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInToPanel } from './panel-session';
import { startCms, type RunningCms } from './running-cms';
import { makeEmptyPlace, makePlace, type TemporaryPlace } from './temporary-place';

const appDir = fileURLToPath(new URL('..', import.meta.url));

let place: TemporaryPlace;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(() => place.remove());

/** Replaces the place, where the CMS has already started once, with an empty one. */
const useEmptyPlace = async () => {
  await place.remove();
  place = await makeEmptyPlace();
};

const json = { 'content-type': 'application/json' };

describe('the first accounts', () => {
  it('are asked for by name, come from the variables, and leave nothing for a passer-by to register', async () => {
    await useEmptyPlace();
    await expect(startCms(place, { PANEL_EMAIL: undefined })).rejects.toThrow('PANEL_EMAIL is missing');
    const cms = await startCms(place);
    expect(cms.printed).toContain(
      'First panel administrator: owner@casabodegon.example, password: as PANEL_PASSWORD says',
    );
    expect(cms.printed).toContain(
      'First staff user: staff@casabodegon.example, password: as STAFF_PASSWORD says',
    );
    expect(cms.printed).not.toContain('Cocina-1996');
    expect((await cms.ask('/admin/init')).body.data.hasAdmin).toBe(true);
    const registration = await cms.ask('/admin/register-admin', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'me@passer.example', password: 'Abcdefg-1', firstname: 'Me' }),
    });
    expect(registration.status).toBe(400);
    const panel = await signInToPanel(cms);
    expect((await panel.call('GET', '/admin/users/me')).body.data.email).toBe('owner@casabodegon.example');

    const staff = await cms.strapi.db
      .query('plugin::users-permissions.user')
      .findMany({ populate: ['role'] });
    expect(staff).toMatchObject([
      {
        email: 'staff@casabodegon.example',
        username: 'staff@casabodegon.example',
        name: 'Staff',
        confirmed: true,
        blocked: false,
        role: { type: 'owner' },
      },
    ]);
    expect(staff[0].password).toMatch(/^\$2/);
    await cms.stop();
  });

  it('get random passwords where there is none, shown once, and are left alone afterwards', async () => {
    await useEmptyPlace();
    const noPasswords = { PANEL_PASSWORD: undefined, STAFF_PASSWORD: undefined };
    const first = await startCms(place, noPasswords);
    const passwordOf = (title: string) =>
      first.printed.match(new RegExp(`First ${title}: \\S+, password: (\\S+)\\n`))?.[1];
    const [panelPassword, staffPassword] = [passwordOf('panel administrator'), passwordOf('staff user')];
    expect(panelPassword).toMatch(/^[\w-]{23,}$/);
    expect(staffPassword).toMatch(/^[\w-]{23,}$/);
    expect(panelPassword).not.toBe(staffPassword);
    const signIn = (cms: typeof first) =>
      cms.ask('/admin/login', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: 'owner@casabodegon.example', password: panelPassword }),
      });
    expect((await signIn(first)).status).toBe(200);
    await first.stop();

    const second = await startCms(place, {
      PANEL_EMAIL: 'other@casabodegon.example',
      PANEL_PASSWORD: 'Other-2026',
    });
    expect(second.printed).not.toContain('First');
    expect(second.printed).not.toContain(panelPassword);
    expect((await signIn(second)).status).toBe(200);
    await second.stop();
  });

  it('are made once: a staff user who lost the role, or is gone, neither stops a start nor comes back', async () => {
    const users = (cms: RunningCms) => cms.strapi.db.query('plugin::users-permissions.user');
    const first = await startCms(place);
    await users(first).updateMany({ where: {}, data: { username: 'Staff' } });
    const authenticated = await first.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'authenticated' } });
    const [staff] = await users(first).findMany();
    await users(first).update({ where: { id: staff.id }, data: { role: authenticated.id } });
    await first.stop();

    const second = await startCms(place);
    expect(await users(second).count()).toBe(1);
    await users(second).delete({ where: { id: staff.id } });
    await second.stop();

    const third = await startCms(place, { STAFF_EMAIL: undefined });
    expect(await users(third).count()).toBe(0);
    await third.stop();
  });
});

it('makes the dietary tags once, and a missing allergen at every start', async () => {
  const slugs = async (cms: RunningCms, uid: 'api::vocabulary.dietary-tag' | 'api::vocabulary.allergen') =>
    (await cms.strapi.documents(uid).findMany()).map(({ slug }) => slug);
  const remove = async (
    cms: RunningCms,
    uid: 'api::vocabulary.dietary-tag' | 'api::vocabulary.allergen',
    slug: string,
  ) => cms.strapi.db.query(uid).delete({ where: { slug } });
  const first = await startCms(place);
  await remove(first, 'api::vocabulary.dietary-tag', 'cider');
  await remove(first, 'api::vocabulary.allergen', 'milk');
  await first.stop();

  const second = await startCms(place);
  expect(await slugs(second, 'api::vocabulary.dietary-tag')).toHaveLength(17);
  expect(await slugs(second, 'api::vocabulary.dietary-tag')).not.toContain('cider');
  expect(await slugs(second, 'api::vocabulary.allergen')).toContain('milk');
  await second.stop();
});

it('does not start where the folder that is served to the world holds more than uploads, and names it', async () => {
  const folder = dirname(place.uploadsDir);
  await writeFile(join(folder, 'site.db'), '');
  await mkdir(join(folder, 'backup'));
  await expect(startCms(place)).rejects.toThrow(/UPLOADS_DIR .* must contain nothing else: backup, site\.db/);
});

/** The output of a CMS that refuses to start. */
async function refusedStart(variables: Record<string, string>): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['dist/src/start.js'], {
    cwd: appDir,
    env: { ...process.env, ...place.variables, ...variables },
  });
  const failure = await run.then(
    () => null,
    (error: { code: number; stderr: string; stdout: string }) => error,
  );
  // The exit code tells a supervisor that trying again would not help.
  expect(failure?.code).toBe(78);
  const said = `${failure?.stderr}${failure?.stdout}`;
  expect(said).not.toMatch(/^ +at /m);
  return said;
}

it('does not start on a wrong environment, and names every variable that is', async () => {
  const said = await refusedStart({ JWT_SECRET: 'short', APP_KEYS: '', DATABASE_CLIENT: 'mysql' });
  for (const name of ['JWT_SECRET is shorter', 'APP_KEYS is missing', 'DATABASE_CLIENT must be']) {
    expect(said).toContain(name);
  }
});

it('does not start to serve with NODE_ENV=development', async () => {
  expect(await refusedStart({ NODE_ENV: 'development' })).toContain('NODE_ENV must be production');
});
