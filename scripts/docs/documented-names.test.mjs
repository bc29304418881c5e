import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  commandsNamed,
  mentions,
  variablesNamed,
  variablesOf,
  variablesRead,
  variablesTaken,
} from './documented-names.mjs';

test('finds what programs read', () => {
  const source = `process.env.PORT; process.env['HOST']; env["CMS_URL"]; read('S3_BUCKET'); required('DATABASE_URL', 'why');
    const OTHER = 'NOT_READ'; process.environment.NOT_EITHER; import.meta.env.NOR_THIS`;
  assert.deepEqual(variablesRead(source), ['PORT', 'HOST', 'CMS_URL', 'S3_BUCKET', 'DATABASE_URL']);
});

test('finds what a compose file takes', () => {
  assert.deepEqual(variablesTaken('a: ${PUBLIC_URL:-http://localhost}\nb: $${NOT_THIS}'), ['PUBLIC_URL']);
});

test('finds what an example sets, commented out or not', () => {
  assert.deepEqual(variablesOf('# PORT is a number\nPORT=3000\n# HOST=localhost\n#CMS_URL=\nnot=this'), [
    'PORT',
    'HOST',
    'CMS_URL',
  ]);
});

test('finds what pages name', () => {
  assert.deepEqual(variablesNamed('Set `PUBLIC_URL` (see A_B).\n```\nCMS_PORT=1 npm start\n```'), [
    'PUBLIC_URL',
    'CMS_PORT',
  ]);
  assert.deepEqual(commandsNamed('`npm start`, `npm run dev`, npm test -- cms; npm install'), [
    'start',
    'dev',
    'test',
  ]);
  assert.equal(mentions('the CMS_PORT of', 'PORT'), false);
  assert.equal(mentions('PORT=1', 'PORT'), true);
});
