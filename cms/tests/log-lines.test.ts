import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendMessage } from './contact-visitor';
import { eventually, freePort, mailVariables, startMailServer } from './mail-server';
import { signInToPanel } from './panel-session';
import { startCms, type RunningCms } from './running-cms';
import { signInAsStaff } from './staff-session';
import { databaseClient, makePlace, type TemporaryPlace } from './temporary-place';

/** What a person types into each field; none of it may reach the log. */
const typed = {
  name: 'Marker-Name',
  email: 'marker-address@diner.example',
  subject: 'Marker-Subject',
  phone: '617-555-0177',
  message: 'Marker-Message\n    at marker (/marker.ts:1:1)',
  password: 'Marker-Passw0rd',
};
const markers = /marker|555-0177/i;

let place: TemporaryPlace;
let cms: RunningCms;
let mailPort: number;
let log: string[] = [];

beforeAll(async () => {
  place = await makePlace();
  mailPort = await freePort();
  cms = await startCms(place, { ...mailVariables(mailPort), LOG_LEVEL: 'silly' });
  listen();
});

beforeEach(async () => {
  // An outage is logged once, until a call is answered: this ends the previous test's.
  await cms.ask('/api/health');
  log = [];
});

afterAll(async () => {
  cms?.takeErrors();
  await cms?.stop();
  await place?.remove();
});

/** Collects every line as it would be written, whatever its level. */
function listen() {
  const [console] = cms.strapi.log.transports;
  if (!console) throw new Error('The log goes nowhere');
  console.silent = false;
  console.log = (line: Record<symbol, unknown>, done: () => void) => {
    log.push(String(line[Symbol.for('message')]));
    done();
  };
}

/** During the work, the table refuses every row; on PostgreSQL, the error quotes it. */
async function refusing(table: string, work: () => Promise<unknown>) {
  const run = (statement: string) => cms.strapi.db.connection.raw(statement);
  if (databaseClient === 'postgres') {
    await run(
      `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'refused %', NEW USING DETAIL = NEW::text; END $$ LANGUAGE plpgsql`,
    );
    await run(
      `CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
  } else {
    for (const event of ['INSERT', 'UPDATE']) {
      await run(
        `CREATE TRIGGER refuse_${event} BEFORE ${event} ON ${table} BEGIN SELECT RAISE(ABORT, 'refused'); END`,
      );
    }
  }
  try {
    await work();
  } finally {
    if (databaseClient === 'postgres') await run('DROP FUNCTION refuse CASCADE');
    else for (const event of ['INSERT', 'UPDATE']) await run(`DROP TRIGGER refuse_${event}`);
  }
}

/** During the work, the table is missing. */
async function without(table: string, work: () => Promise<unknown>) {
  const { connection } = cms.strapi.db;
  await connection.schema.renameTable(table, `${table}_away`);
  try {
    await work();
  } finally {
    await connection.schema.renameTable(`${table}_away`, table);
  }
}

const sendTyped = () => {
  const { password: _password, ...body } = typed;
  return sendMessage(cms, body, { 'x-page-path': '/marker-page' });
};
const post = (path: string, body: object) =>
  cms.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function expectCauseWithoutWords(cause: RegExp) {
  const written = log.join('\n');
  expect(written).toMatch(cause);
  expect(written).not.toMatch(markers);
}

const refusedRow = databaseClient === 'postgres' ? /P0001/ : /SQLITE_CONSTRAINT_TRIGGER/;
const noTable = databaseClient === 'postgres' ? /42P01/ : /SQLITE_ERROR/;

it.each(['contact_messages', 'contact_mails'])(
  'no message is logged that %s does not take',
  async (table) => {
    await refusing(table, async () => expect((await sendTyped()).status).toBe(503));
    expectCauseWithoutWords(refusedRow);
  },
);

it('no sign-in is logged whose account cannot be read', async () => {
  const { email, password } = typed;
  await without('up_users', async () =>
    expect((await post('/api/auth/login', { email, password })).status).toBe(503),
  );
  expectCauseWithoutWords(noTable);
});

it('no account is logged that the panel cannot store', async () => {
  const panel = await signInToPanel(cms);
  const role = await cms.strapi.service('admin::role').getSuperAdmin();
  const { email, name } = typed;
  const account = { email, firstname: name, lastname: name, roles: [role.id] };
  await refusing('admin_users', async () =>
    expect((await panel.call('POST', '/admin/users', account)).status).toBe(500),
  );
  expectCauseWithoutWords(refusedRow);
});

it('no address is logged that a mail server refuses by name', async () => {
  const server = await startMailServer(mailPort, {
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error(`${typed.email}: ${typed.message}`), { responseCode: 550 })),
  });
  try {
    expect((await sendTyped()).status).toBe(201);
    await eventually(
      () => log.join('\n'),
      (written) => written.includes('Mail is not sent'),
    );
    // The panel's own mail about a forgotten password.
    await post('/admin/forgot-password', { email: 'owner@casabodegon.example' });
    await eventually(
      () => log.filter((line) => line.includes('EENVELOPE')).length,
      (count) => count === 2,
    );
  } finally {
    await server.stop();
  }
  expectCauseWithoutWords(/Mail is not sent: Error EENVELOPE .*responseCode=550/);
  expect(log.join('\n')).not.toMatch(/@casabodegon\.example/);
});

it('no search and no token of an address is logged', async () => {
  const staff = await signInAsStaff(cms);
  const search = encodeURIComponent(typed.email);
  expect((await staff.call('GET', `/api/admin/contacts?search=${search}`)).status).toBe(200);
  await cms.ask(`/admin/registration-info?registrationToken=marker-token`);
  expectCauseWithoutWords(/GET \/api\/admin\/contacts\?… \(\d+ ms\) 200/);
});

it('no words are logged with a text of Strapi’s', () => {
  const failure = Object.assign(new Error(`Key (email)=(${typed.email})`), {
    code: '23505',
    detail: typed.name,
  });
  cms.strapi.log.warn('Failed to create a session', failure);
  cms.strapi.log.warn(`Bearer eyJhbGciOiJIUzI1NiJ9.bWFya2Vy.c2ln of ${typed.email}`);
  expectCauseWithoutWords(/Failed to create a session Error 23505/);
  expect(log.join()).not.toContain('bWFya2Vy');
});
