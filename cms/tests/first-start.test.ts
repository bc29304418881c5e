import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCms, type RunningCms } from './running-cms';
import { makeEmptyPlace, makePlace, type TemporaryPlace } from './temporary-place';

const appDir = fileURLToPath(new URL('..', import.meta.url));

const json = { 'content-type': 'application/json' };
const tags = 'api::vocabulary.dietary-tag';
const allergens = 'api::vocabulary.allergen';

// Each test starts the CMS again on what the previous one left.
describe('on an empty database, and after it', () => {
  let place: TemporaryPlace;
  let panelPassword = '';
  beforeAll(async () => {
    place = await makeEmptyPlace();
  });
  afterAll(() => place.remove());

  async function whileRunning(
    variables: Record<string, string | undefined>,
    look: (cms: RunningCms) => Promise<void>,
  ): Promise<void> {
    const cms = await startCms(place, variables);
    try {
      await look(cms);
    } finally {
      await cms.stop();
    }
  }
  const users = (cms: RunningCms) => cms.strapi.db.query('plugin::users-permissions.user');
  const signIn = (cms: RunningCms) =>
    cms.ask('/admin/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'owner@casabodegon.example', password: panelPassword }),
    });
  const slugs = async (cms: RunningCms, uid: typeof tags | typeof allergens) =>
    (await cms.strapi.documents(uid).findMany()).map(({ slug }) => slug);

  it('a missing setting for the first accounts is named', async () => {
    await expect(startCms(place, { PANEL_EMAIL: undefined })).rejects.toThrow('PANEL_EMAIL is missing');
  });

  it('the first accounts come from the variables, with a random password if there is none, and leave registration closed', () =>
    whileRunning({ PANEL_PASSWORD: undefined }, async (cms) => {
      const passwordOf = (title: string) =>
        cms.printed.match(new RegExp(`First ${title}: \\S+@casabodegon.example, password: (.+)\\n`))?.[1];
      panelPassword = passwordOf('panel administrator') ?? '';
      expect(panelPassword).toMatch(/^[\w-]{23,}$/);
      expect(passwordOf('staff user')).toBe('as STAFF_PASSWORD says');
      expect(cms.printed).not.toContain('Cocina-1996');
      expect((await signIn(cms)).status).toBe(200);
      expect((await cms.ask('/admin/init')).body.data.hasAdmin).toBe(true);
      const registration = await cms.ask('/admin/register-admin', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: 'me@passer.example', password: 'Abcdefg-1', firstname: 'Me' }),
      });
      expect(registration.status).toBe(400);
      const hash = expect.stringMatching(/^\$2[aby]\$10\$/);
      expect(await cms.strapi.db.query('admin::user').findMany()).toMatchObject([
        { registrationToken: null, password: hash },
      ]);

      const staff = await users(cms).findMany({ populate: ['role'] });
      expect(staff).toMatchObject([
        {
          email: 'staff@casabodegon.example',
          username: 'staff@casabodegon.example',
          name: 'Staff',
          confirmed: true,
          blocked: false,
          role: { type: 'owner' },
          password: hash,
        },
      ]);

      // For the next start.
      const authenticated = await cms.strapi.db
        .query('plugin::users-permissions.role')
        .findOne({ where: { type: 'authenticated' } });
      const change = { username: 'Staff', role: authenticated.id };
      await users(cms).update({ where: { id: staff[0].id }, data: change });
      await cms.strapi.db.query(tags).delete({ where: { slug: 'cider' } });
      // Below the guard that keeps it.
      await cms.strapi.db.connection('allergens').where({ slug: 'milk' }).del();
    }));

  it('accounts and dietary tags are made once, a missing allergen at every start', () =>
    whileRunning({ PANEL_EMAIL: 'other@casabodegon.example', PANEL_PASSWORD: 'Other-2026' }, async (cms) => {
      expect(cms.printed).not.toContain('First');
      expect(cms.printed).not.toContain(panelPassword);
      expect((await signIn(cms)).status).toBe(200);
      expect(await users(cms).count()).toBe(1);
      expect(await slugs(cms, tags)).toHaveLength(17);
      expect(await slugs(cms, tags)).not.toContain('cider');
      expect(await slugs(cms, allergens)).toContain('milk');
      await users(cms).delete({ where: { username: 'Staff' } });
    }));

  it('a deleted staff user does not come back', () =>
    whileRunning({ STAFF_EMAIL: undefined }, async (cms) => {
      expect(await users(cms).count()).toBe(0);
    }));
});

let place: TemporaryPlace;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(() => place.remove());

it('does not start if the public folder holds more than uploads, and names it', async () => {
  const folder = dirname(place.uploadsDir);
  await writeFile(join(folder, 'site.db'), '');
  await mkdir(join(folder, 'backup'));
  await expect(startCms(place)).rejects.toThrow(/UPLOADS_DIR .* must contain nothing else: backup, site\.db/);
});

/** The output of a CMS that refuses to start. */
async function refusedStart(variables: Record<string, string>, code = 78): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['dist/src/start.js'], {
    cwd: appDir,
    env: { ...process.env, ...place.variables, ...variables },
  });
  const failure = await run.then(
    () => null,
    (error: { code: number; stderr: string; stdout: string }) => error,
  );
  // The exit code tells a supervisor that trying again would not help.
  expect(failure?.code).toBe(code);
  const said = `${failure?.stderr}${failure?.stdout}`;
  expect(said).not.toMatch(/^ +at /m);
  return said;
}

it('does not start with wrong settings, and names every wrong variable', async () => {
  const said = await refusedStart({ JWT_SECRET: 'short', APP_KEYS: '', DATABASE_CLIENT: 'mysql' });
  for (const name of ['JWT_SECRET is shorter', 'APP_KEYS is missing', 'DATABASE_CLIENT must be']) {
    expect(said).toContain(name);
  }
});

it('refuses to serve with NODE_ENV=development', async () => {
  expect(await refusedStart({ NODE_ENV: 'development' })).toContain('NODE_ENV must be production');
});

it('says plainly that it can’t reach the database', async () => {
  const nowhere = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect(await refusedStart(nowhere, 1)).toMatch(
    /The database can’t be reached \(.*ECONNREFUSED.*\)\. Is it up/,
  );
});
