import process from 'node:process';
import { nodeVersionProblem } from './product/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { endWith } = await import('./product/end-with.mjs');
const { runTests } = await import('./tests/run-tests.mjs');
await endWith(() => runTests(process.argv.slice(2)));
