import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { runCommand } from './run-command.mjs';
import { addToEnvFile, readEnvFile } from './env-file.mjs';
import { SettingError } from './environment.mjs';

/** @param {string} [text] */
function envFile(text) {
  const path = join(mkdtempSync(join(tmpdir(), 'env-')), '.env');
  if (text !== undefined) writeFileSync(path, text, { mode: 0o644 });
  return path;
}

/** @param {string} path */
const mode = (path) => (statSync(path).mode & 0o777).toString(8);

test('creates a file that only its owner can read', () => {
  const path = envFile();
  addToEnvFile(path, { JWT_SECRET: 'a+/=b', DEMO_CONTENT: 'true' });
  assert.deepEqual(readEnvFile(path), { JWT_SECRET: 'a+/=b', DEMO_CONTENT: 'true' });
  assert.equal(mode(path), '600');
});

test('never changes an existing value or anything else in the file', () => {
  const path = envFile('# mine\nPORT=4000\nJWT_SECRET="kept"\n');
  addToEnvFile(path, { JWT_SECRET: 'new', ADMIN_JWT_SECRET: 'added' });
  assert.equal(readFileSync(path, 'utf8'), '# mine\nPORT=4000\nJWT_SECRET="kept"\nADMIN_JWT_SECRET=added\n');
  assert.equal(mode(path), '600');
});

test('replaces the values it is told to, in place', () => {
  const path = envFile('# mine\nPORT=4000\nSTAFF_PASSWORD="old one"\nJWT_SECRET=kept\n');
  addToEnvFile(path, { STAFF_PASSWORD: "new$&$'", JWT_SECRET: 'new' }, ['STAFF_PASSWORD']);
  assert.equal(readFileSync(path, 'utf8'), `# mine\nPORT=4000\nSTAFF_PASSWORD="new$&$'"\nJWT_SECRET=kept\n`);
});

test('fills in an empty value in place, and adds a missing line break', () => {
  const path = envFile('JWT_SECRET=\nENCRYPTION_KEY=""\nPORT=4000');
  addToEnvFile(path, { JWT_SECRET: "one$&$'", ENCRYPTION_KEY: 'two', API_TOKEN_SALT: 'three' });
  assert.equal(
    readFileSync(path, 'utf8'),
    `JWT_SECRET="one$&$'"\nENCRYPTION_KEY=two\nPORT=4000\nAPI_TOKEN_SALT=three\n`,
  );
});

test('follows a symbolic link to the real file', () => {
  const real = envFile('PORT=4000\n');
  const link = `${real}.link`;
  symlinkSync(real, link);
  chmodSync(real, 0o640);
  addToEnvFile(link, { JWT_SECRET: 'x' });
  assert.equal(readEnvFile(real)['JWT_SECRET'], 'x');
});

test('a missing file has no values', () => {
  assert.deepEqual(readEnvFile(envFile()), {});
});

test('node --env-file reads every value back as it was given', async () => {
  const values = {
    HASH: 'pass#word #1',
    SPACES: '  around it ',
    SINGLE: "it's # here",
    DOUBLE: 'say "hi" # it\'s',
    BACKTICK: '`"#',
    BACKSLASH: String.raw`a\nb #\t'`,
    DOLLAR: '$HOME ${HOME} $& #',
    BASE64: 'a+/=b,c+/==',
    QUOTED: '"quoted"',
  };
  const path = envFile('SINGLE=\nPORT=4000\n');
  addToEnvFile(path, values);
  const print = `process.stdout.write(JSON.stringify(${JSON.stringify(Object.keys(values))}.map((name) => process.env[name])))`;
  const args = [`--env-file=${path}`, '-e', print];
  const { code, lines } = await runCommand(process.execPath, args, { cwd: tmpdir(), env: {} });
  assert.equal(code, 0, lines.join('\n'));
  assert.deepEqual(JSON.parse(lines.join('\n')), Object.values(values));
});

test('refuses a value that can’t be quoted, and leaves the file as it was', () => {
  for (const value of ['two\nlines', 'two\rlines', `all " of ' three \``]) {
    const path = envFile('PORT=4000\n');
    assert.throws(() => addToEnvFile(path, { JWT_SECRET: 'x', PANEL_PASSWORD: value }), {
      message: /^PANEL_PASSWORD can't be kept/,
    });
    assert.equal(readFileSync(path, 'utf8'), 'PORT=4000\n');
  }
  const twice = envFile('PANEL_PASSWORD=\nPANEL_PASSWORD=\n');
  assert.throws(() => addToEnvFile(twice, { PANEL_PASSWORD: 'x' }), /PANEL_PASSWORD can't be added/);
});

test('an invalid settings file is refused with a message that gives the line number but not its contents', () => {
  const isWrong = 'is neither NAME=value nor a comment (#), or its quotes are not closed at its end';
  for (const [text, problem] of /** @type {const} */ ([
    ['PORT=4000\nJWT_SECRET: hush\n', `line 2 ${isWrong}`],
    ['# mine\nJWT_SECRET="hush\nPORT=4000\n', `line 2 ${isWrong}`],
    ['A="hush\nB="more"\n', `line 1 ${isWrong}`],
    [String.raw`A="say \"hush\""`, `line 1 ${isWrong}`],
    [Buffer.from('PORT=4000\r\n', 'utf16le'), 'line 1 is not text in UTF-8'],
    [Buffer.from('PORT=4000\nNAME=Bodeg\u00f3n\n', 'latin1'), 'line 2 is not text in UTF-8'],
  ])) {
    const path = envFile();
    writeFileSync(path, text);
    assert.throws(() => readEnvFile(path), new SettingError(`${path} can't be read: ${problem}.`));
  }
  const folder = dirname(envFile());
  assert.throws(() => readEnvFile(folder), new SettingError(`${folder} can't be read: it is a folder.`));
});

test('everything that Node reads correctly is accepted', () => {
  const path = envFile(
    '\ufeff# mine\r\n\r\nexport PORT=4000\r\n  HOST = "::" # all\nKEY=\'-----\nab\n-----\'\nEMPTY=\nHASH=a#b\n',
  );
  assert.deepEqual(readEnvFile(path), {
    PORT: '4000',
    HOST: '::',
    KEY: '-----\nab\n-----',
    EMPTY: '',
    HASH: 'a',
  });
});
