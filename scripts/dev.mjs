import process from 'node:process';
import { nodeVersionProblem } from './product/node-version.mjs';

const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
// Loaded only now: an older Node.js could not, and would say so less kindly.
const { endWith } = await import('./product/end-with.mjs');
const { runProduct, DEV } = await import('./product/run-product.mjs');
await endWith(() => runProduct(DEV));
