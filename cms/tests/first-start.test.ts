import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInToPanel } from './panel-session';
import { startCms } from './running-cms';
import { makePlace, type TemporaryPlace } from './temporary-place';

const appDir = fileURLToPath(new URL('..', import.meta.url));
const strapiCommand = `${appDir}node_modules/@strapi/strapi/bin/strapi.js`;

let place: TemporaryPlace;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(() => place.remove());

const json = { 'content-type': 'application/json' };

describe('the first accounts', () => {
  it('come from the variables, and leave nothing for a passer-by to register', async () => {
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
      { email: 'staff@casabodegon.example', confirmed: true, blocked: false, role: { type: 'staff' } },
    ]);
    expect(staff[0].password).toMatch(/^\$2/);
    await cms.stop();
  });

  it('get random passwords where there is none, shown once, and are left alone afterwards', async () => {
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

  it('are asked for by name where there are neither accounts nor variables', async () => {
    await expect(startCms(place, { PANEL_EMAIL: undefined })).rejects.toThrow('PANEL_EMAIL is missing');
  });
});

it('does not start on a wrong environment, and names every variable that is', async () => {
  const variables = {
    ...process.env,
    ...place.variables,
    JWT_SECRET: 'short',
    APP_KEYS: '',
    DATABASE_CLIENT: 'mysql',
  };
  const run = promisify(execFile)(process.execPath, [strapiCommand, 'start'], {
    cwd: appDir,
    env: variables,
  });
  const failure = await run.then(
    () => null,
    (error: { code: number; stderr: string; stdout: string }) => error,
  );
  expect(failure?.code).toBe(1);
  const said = `${failure?.stderr}${failure?.stdout}`;
  for (const name of ['JWT_SECRET is shorter', 'APP_KEYS is missing', 'DATABASE_CLIENT must be']) {
    expect(said).toContain(name);
  }
});
