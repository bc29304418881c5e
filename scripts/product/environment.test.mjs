import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressesFrom, withoutCmsSecrets } from './environment.mjs';
import { MADE_ON_FIRST_START } from './secrets.mjs';

test('works without any setting', () => {
  assert.deepEqual(addressesFrom({}), {
    port: 3000,
    host: '127.0.0.1',
    cmsPort: 1337,
    cmsHost: '127.0.0.1',
    cmsUrl: 'http://127.0.0.1:1337',
    webUrl: 'http://127.0.0.1:3000',
    publicUrl: 'http://localhost:3000',
  });
});

test('derived values follow the ports and hosts', () => {
  const at = addressesFrom({ PORT: '4000', CMS_PORT: '4001', HOST: '0.0.0.0', CMS_HOST: '::1' });
  assert.equal(at.publicUrl, 'http://localhost:4000');
  assert.equal(at.webUrl, 'http://localhost:4000');
  assert.equal(at.cmsUrl, 'http://[::1]:4001');
});

test('names the variable that is wrong', () => {
  assert.throws(() => addressesFrom({ PORT: 'http' }), /PORT is "http"/);
  assert.throws(() => addressesFrom({ CMS_PORT: '70000' }), /CMS_PORT is "70000"/);
  assert.throws(() => addressesFrom({ PORT: '1337' }), /PORT and CMS_PORT are both 1337/);
});

test('the web host sees no secret of the CMS', () => {
  const secrets = Object.keys(MADE_ON_FIRST_START);
  const env = Object.fromEntries(
    [...secrets, 'DATABASE_URL', 'SMTP_URL', 'BACKUP_KEY', 'PORT', 'CMS_URL'].map((name) => [name, 'x']),
  );
  assert.deepEqual(withoutCmsSecrets(env), { PORT: 'x', CMS_URL: 'x' });
});
