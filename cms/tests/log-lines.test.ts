import { existsSync, openSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PinoTransport, standardOutput } from '../src/failures/log-settings';
import { sendMessage } from './contact-visitor';
import { eventually, mailVariables, startMailServer } from './mail-server';
import { signInToPanel } from './panel-session';
import { firstStaff } from './people';
import { startCms, type RunningCms } from './running-cms';
import { signInAsStaff } from './staff-session';
import { databaseClient, freePort, makePlace, type TemporaryPlace } from './temporary-place';

/** What a person types into each field; none of it may appear in the log. */
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
let metricsPort: number;
let log: string[] = [];

beforeAll(async () => {
  place = await makePlace();
  mailPort = await freePort();
  metricsPort = await freePort();
  const settings = { CMS_METRICS_PORT: String(metricsPort), LOG_LEVEL: 'debug' };
  cms = await startCms(place, { ...mailVariables(mailPort), ...settings });
  listen();
});

beforeEach(async () => {
  // An outage is logged once, until a call succeeds: this ends the previous test's outage.
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
  cms.strapi.log.clear().add(new PinoTransport({ write: (line) => void log.push(line) }));
}

/** Runs `work` while the table refuses every row; on PostgreSQL, the error quotes the row. */
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

/** Runs `work` while the table is missing. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const { connection } = cms.strapi.db;
  await connection.schema.renameTable(table, `${table}_away`);
  try {
    return await work();
  } finally {
    await connection.schema.renameTable(`${table}_away`, table);
  }
}

const sendTyped = () => {
  const { password: _password, ...body } = typed;
  return sendMessage(cms, body, { 'x-page-path': '/marker-page' });
};
const post = (path: string, body: object, headers = {}) =>
  cms.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const linesThatSay = (what: RegExp) =>
  log.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => what.test(msg));

function expectCauseWithoutWords(cause: RegExp) {
  const written = log.join('\n');
  expect(written).toMatch(cause);
  expect(written).not.toMatch(markers);
}

const refusedRow = databaseClient === 'postgres' ? /P0001/ : /SQLITE_CONSTRAINT_TRIGGER/;
const noTable = databaseClient === 'postgres' ? /42P01/ : /SQLITE_ERROR/;

it.each(['contact_messages', 'contact_mails'])(
  'the log has nothing of a message that %s refuses',
  async (table) => {
    await refusing(table, async () => expect((await sendTyped()).status).toBe(503));
    expectCauseWithoutWords(refusedRow);
  },
);

it('the log has nothing of a sign-in whose account cannot be read', async () => {
  const { email, password } = typed;
  await without('up_users', async () =>
    expect((await post('/api/auth/login', { email, password })).status).toBe(503),
  );
  expectCauseWithoutWords(noTable);
});

it('the log has nothing of an account that the panel cannot store', async () => {
  const panel = await signInToPanel(cms);
  const role = await cms.strapi.service('admin::role').getSuperAdmin();
  const { email, name } = typed;
  const account = { email, firstname: name, lastname: name, roles: [role.id] };
  await refusing('admin_users', async () =>
    expect((await panel.call('POST', '/admin/users', account)).status).toBe(500),
  );
  expectCauseWithoutWords(refusedRow);
});

it('the log has no address that a mail server refuses by name', async () => {
  const server = await startMailServer(mailPort, {
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error(`${typed.email}: ${typed.message}`), { responseCode: 550 })),
  });
  try {
    expect((await sendTyped()).status).toBe(201);
    await eventually(
      () => log.join('\n'),
      (written) => written.includes("Mail can't be sent"),
    );
    // The panel's email about a forgotten password.
    await post('/admin/forgot-password', { email: 'owner@casabodegon.example' });
    await eventually(
      () => log.filter((line) => line.includes('EENVELOPE')).length,
      (count) => count === 2,
    );
  } finally {
    await server.stop();
  }
  expectCauseWithoutWords(/Mail can't be sent: Error EENVELOPE .*responseCode=550/);
  // Any visitor's request may have woken the worker.
  expect(linesThatSay(/Mail can't be sent/)).toEqual([
    expect.not.objectContaining({ reqId: expect.anything() }),
  ]);
  expect(log.join('\n')).not.toMatch(/@casabodegon\.example/);
});

it('the log has no search and no token from a URL', async () => {
  const staff = await signInAsStaff(cms);
  const search = encodeURIComponent(typed.email);
  expect((await staff.call('GET', `/api/admin/contacts?search=${search}`)).status).toBe(200);
  await cms.ask(`/admin/registration-info?registrationToken=marker-token`);
  expectCauseWithoutWords(/"method":"GET","url":"\/api\/admin\/contacts\?…","status":200,"ms":\d+,/);
});

it('a failed sign-in is logged without what was typed', async () => {
  const { email, password } = typed;
  const signIn = (path: string, by: object) => post(path, by, { 'x-forwarded-for': '203.0.113.7' });
  expect((await signIn('/api/auth/login', { email, password })).status).toBe(401);
  expect((await signIn('/api/auth/login', { email: firstStaff.email, password })).status).toBe(401);
  expect((await signIn('/admin/login', { email, password })).status).toBe(400);
  expect(linesThatSay(/sign-in failed/)).toMatchObject([
    {
      level: 40,
      msg: 'A staff sign-in failed.',
      address: '203.0.113.7',
      cause: 'no account has this email address',
    },
    { msg: 'A staff sign-in failed.', address: '203.0.113.7', cause: 'the password is wrong' },
    { msg: 'A panel sign-in failed.', address: '203.0.113.7', cause: 'no account has this email address' },
  ]);
  expectCauseWithoutWords(/./);
  expect(log.join('')).not.toContain(firstStaff.email);
});

it('what the panel refuses is not logged, or anyone could fill the log', async () => {
  const refused = await post('/admin/marker', {}, { 'content-encoding': 'gzip' });
  expect(refused.status).toBe(415);
  expect(linesThatSay(/415/)).toEqual([]);
});

it('each line names the request that it is about, by the id that the web host gave it', async () => {
  const { email, password } = typed;
  const reply = await without('up_users', () =>
    post('/api/auth/login', { email, password }, { 'x-request-id': 'of-the-web-host' }),
  );
  expect(reply.headers.get('x-request-id')).toBe('of-the-web-host');
  expect(linesThatSay(/could not be looked up|Answered/)).toMatchObject([
    { level: 50, reqId: 'of-the-web-host' },
    { level: 20, reqId: 'of-the-web-host', url: '/api/auth/login', status: 503 },
  ]);
  const odd = await cms.ask('/api/site', { headers: { 'x-request-id': 'a b' } });
  expect(odd.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

it('metrics count calls, sign-ins and waiting mails on their own port, without user input', async () => {
  const { email, password } = typed;
  await post('/api/auth/login', { email, password });
  await cms.ask('/api/site?marker=1');
  await cms.ask('/api/menu/marker-dish');
  await sendTyped();
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const values = new Map(text.split('\n').map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
  for (const series of [
    'http_requests_total{method="GET",route="/api/site",status="200"}',
    'http_requests_total{method="POST",route="/api/auth/login",status="401"}',
    'http_requests_total{method="GET",route="none",status="404"}',
    'http_request_duration_seconds_count{route="/api/site"}',
    'sign_ins_total{who="staff",outcome="failed"}',
    'sign_ins_total{who="panel",outcome="failed"}',
    'mail_queue',
    'mail_oldest_waiting_seconds',
    'database_up',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect([series, values.get(series)]).toEqual([series, expect.toSatisfy((value) => value > 0)]);
  expect(text).not.toMatch(markers);
  expect((await cms.ask('/metrics')).status).toBe(404);
});

it.runIf(existsSync('/dev/full'))('a log line that does not fit on the disk breaks nothing', () => {
  const lines = new PinoTransport(standardOutput(openSync('/dev/full', 'w')));
  for (const message of ['one', 'another'])
    expect(() => lines.log({ level: 'info', message }, () => undefined)).not.toThrow();
});

it('Strapi’s own messages are logged without their data', () => {
  const failure = Object.assign(new Error(`Key (email)=(${typed.email})`), {
    code: '23505',
    detail: typed.name,
  });
  cms.strapi.log.warn('Failed to create a session', failure);
  cms.strapi.log.warn(`Bearer eyJhbGciOiJIUzI1NiJ9.bWFya2Vy.c2ln of ${typed.email}`);
  expectCauseWithoutWords(/Failed to create a session Error 23505/);
  expect(log.join()).not.toContain('bWFya2Vy');
});
