import { describe, expect, it, vi } from 'vitest';
import { configEnvironment, readEnvironment, requireEnvironment } from './environment';

const secret = 'k3Vq8ZtN1xYw5LrC7mPd2HsJ9bGf4TuA';
const good = {
  APP_KEYS: `${secret},${secret}b`,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
};

const problemsOf = (variables: Record<string, string | undefined>) =>
  readEnvironment({ ...good, ...variables }).problems;

describe('a good environment', () => {
  it('has defaults for everything but the secrets', () => {
    expect(requireEnvironment(good)).toMatchObject({
      host: '127.0.0.1',
      port: 1337,
      publicUrl: 'http://localhost:3000',
      database: { client: 'sqlite', filename: undefined },
      s3: undefined,
      logLevel: 'info',
      metrics: null,
      hasDemoContent: false,
      limits: {
        store: 'memory',
        loginPerAccount: 10,
        loginPerAddress: 30,
        contactPerAddress: 20,
        contactInAll: 300,
      },
      sessionHours: 8,
      trustedProxies: ['loopback'],
    });
  });

  it.each<[string, Record<string, string>]>([
    ['PostgreSQL', { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://u:p@db:5432/casa' }],
    ['a socket', { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://u:p@/casa?host=/run/postgresql' }],
    ['S3', { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }],
    ['an HTTPS site, with a trailing slash', { PUBLIC_URL: 'https://casa.example/' }],
    [
      'accounts',
      { PANEL_EMAIL: 'a@b.example', PANEL_PASSWORD: 'Cocina-1996', STAFF_PASSWORD: 'only-lower-case' },
    ],
    ['mail', { SMTP_URL: 'smtps://u:p@mail.example:465', CONTACT_TO: 'hola@casabodegon.example' }],
    [
      'mail to several',
      { SMTP_URL: 'smtp://mail', CONTACT_TO: 'a@b.example, c@d.example', MAIL_FROM: 'web@casa.example' },
    ],
    ['encrypted backups', { BACKUP_KEY: secret, BACKUP_DIR: '/mnt/backups' }],
    [
      'another address for failed backups',
      { SMTP_URL: 'smtp://mail', CONTACT_TO: 'a@b.example', BACKUP_MAIL_TO: 'ops@b.example' },
    ],
    ['another uploads folder', { UPLOADS_DIR: '/srv/casa/public/uploads/' }],
    [
      'counts kept in the database',
      { RATE_LIMIT_STORE: 'database', DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://u:p@db/casa' },
    ],
    ['proxies of any kind', { CMS_TRUSTED_PROXIES: 'loopback, uniquelocal,192.0.2.0/24, 2001:db8::1' }],
    ['empty lines of a .env file', { SMTP_URL: '', S3_BUCKET: ' ', UPLOADS_DIR: '' }],
  ])('takes %s', (_what, variables) => expect(problemsOf(variables)).toEqual([]));
});

describe('names what is wrong', () => {
  it.each(Object.keys(good))('%s missing, empty, short, or known', (name) => {
    for (const value of [
      undefined,
      '',
      '  ',
      'short',
      secret.slice(0, 31),
      'toBeModified-toBeModified-toBeModified',
      'a'.repeat(40),
    ]) {
      const problems = problemsOf({ [name]: value });
      expect(problems, String(value)).toHaveLength(1);
      expect(problems[0]).toContain(name);
    }
  });

  it.each([
    ['APP_KEYS', { APP_KEYS: `${secret},short` }],
    ['CMS_PORT', { CMS_PORT: '0' }],
    ['CMS_PORT', { CMS_PORT: 'http' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'casa.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://casa.example/path' }],
    ['DATABASE_CLIENT', { DATABASE_CLIENT: 'mysql' }],
    ['DATABASE_URL', { DATABASE_CLIENT: 'postgres' }],
    ['DATABASE_URL', { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'mysql://db' }],
    ['DATABASE_URL', { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://u:p#w@db:5432/casa' }],
    ['UPLOADS_DIR', { UPLOADS_DIR: 'public/uploads' }],
    ['UPLOADS_DIR', { UPLOADS_DIR: '/var/pictures' }],
    ['UPLOADS_DIR', { UPLOADS_DIR: '/srv/casa/uploads' }],
    ['UPLOADS_DIR', { UPLOADS_DIR: '/srv/not-public/uploads' }],
    ['UPLOADS_DIR', { UPLOADS_DIR: '/srv/public/uploads/menu' }],
    ['DEMO_CONTENT', { DEMO_CONTENT: 'yes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'trace' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25', CONTACT_TO: 'a@b.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://user:100%@mail.example', CONTACT_TO: 'a@b.example' }],
    ['SMTP_URL is missing', { CONTACT_TO: 'a@b.example' }],
    ['CONTACT_TO is missing', { SMTP_URL: 'smtp://mail.example', CONTACT_TO: ' ' }],
    ['CONTACT_TO', { SMTP_URL: 'smtp://mail.example', CONTACT_TO: 'a@b.example, nobody' }],
    ['MAIL_FROM', { MAIL_FROM: 'Casa <a@b.example>' }],
    ['RATE_LIMIT_STORE', { RATE_LIMIT_STORE: 'redis' }],
    ['RATE_LIMIT_STORE', { RATE_LIMIT_STORE: 'database' }],
    ['LOGIN_PER_ACCOUNT', { LOGIN_PER_ACCOUNT: '0' }],
    ['LOGIN_PER_ADDRESS', { LOGIN_PER_ADDRESS: '1.5' }],
    ['CONTACT_PER_ADDRESS_PER_HOUR', { CONTACT_PER_ADDRESS_PER_HOUR: '-1' }],
    ['CONTACT_PER_HOUR', { CONTACT_PER_HOUR: 'many' }],
    ['STAFF_SESSION_HOURS', { STAFF_SESSION_HOURS: '721' }],
    ['CMS_TRUSTED_PROXIES', { CMS_TRUSTED_PROXIES: 'web' }],
    ['CMS_TRUSTED_PROXIES', { CMS_TRUSTED_PROXIES: 'loopback,' }],
    ['CMS_TRUSTED_PROXIES', { CMS_TRUSTED_PROXIES: '10.0.0.0/99' }],
    ['PANEL_EMAIL', { PANEL_EMAIL: 'owner' }],
    ['PANEL_PASSWORD', { PANEL_PASSWORD: 'no-upper-case-1' }],
    ['PANEL_PASSWORD', { PANEL_PASSWORD: 'Short-1' }],
    ['STAFF_PASSWORD', { STAFF_PASSWORD: `Cocina-1996${'a'.repeat(70)}` }],
    ['BACKUP_KEY', { BACKUP_KEY: secret.slice(0, 31) }],
    ['BACKUP_MAIL_TO', { SMTP_URL: 'smtp://mail', CONTACT_TO: 'a@b.example', BACKUP_MAIL_TO: 'ops' }],
    ['SMTP_URL is missing', { BACKUP_MAIL_TO: 'ops@b.example' }],
    ['CMS_METRICS_PORT', { CMS_METRICS_PORT: '1337' }],
    [
      'S3_ENDPOINT',
      {
        S3_BUCKET: 'b',
        S3_REGION: 'r',
        S3_ACCESS_KEY_ID: 'k',
        S3_SECRET_ACCESS_KEY: 's',
        S3_ENDPOINT: 's3.example.com',
      },
    ],
    ['S3_REGION', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }],
  ])('%s', (name, variables) => {
    const problems = problemsOf(variables);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it('all at once, in one error', () => {
    expect(() => requireEnvironment({})).toThrow(/APP_KEYS is missing.*ENCRYPTION_KEY is missing/s);
  });
});

it.each(['', 'development', 'test'])('refuses to serve with NODE_ENV=%s', (mode) => {
  const { argv } = process;
  process.argv = ['node', '/app/dist/src/start.js'];
  vi.stubEnv('NODE_ENV', mode);
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  expect(() => configEnvironment()).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(78);
  expect(said.mock.calls.join()).toContain('NODE_ENV must be production');
  vi.unstubAllEnvs();
  process.argv = argv;
});
