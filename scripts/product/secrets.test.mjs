import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingSecrets, randomPassword } from './secrets.mjs';

test('makes every secret long, and different each time', () => {
  const first = missingSecrets({});
  const second = missingSecrets({});
  const names = Object.keys(first).filter((name) => !name.startsWith('PANEL_') && !name.startsWith('STAFF_'));
  assert.equal(names.length, 6);
  for (const name of names) {
    for (const part of (first[name] ?? '').split(',')) assert.ok(part.length >= 32, name);
    assert.notEqual(first[name], second[name]);
  }
  assert.equal(new Set(names.map((name) => first[name])).size, names.length);
});

test('keeps values that are set, and generates empty ones', () => {
  const made = missingSecrets({ JWT_SECRET: 'mine', STAFF_PASSWORD: 'mine', API_TOKEN_SALT: '' });
  assert.equal('JWT_SECRET' in made, false);
  assert.equal('STAFF_PASSWORD' in made, false);
  assert.ok(made['API_TOKEN_SALT']);
});

test('passwords meet the panel’s rules and need no quotes in a file', () => {
  const passwords = Array.from({ length: 200 }, randomPassword);
  assert.equal(new Set(passwords).size, 200);
  for (const password of passwords) {
    assert.match(password, /^[A-Za-z0-9]{20}$/);
    assert.match(password, /[A-Z]/);
    assert.match(password, /[a-z]/);
    assert.match(password, /[0-9]/);
  }
});
