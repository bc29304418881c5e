import process from 'node:process';
import { requireNode } from './product/node-version.mjs';

requireNode();
const { endWith } = await import('./product/end-with.mjs');
const { runTests } = await import('./tests/run-tests.mjs');
const words = process.argv.slice(2);
if (words.includes('--long')) process.env['TEST_LONG'] = 'true';
await endWith(() => runTests(words.filter((word) => word !== '--long')));
