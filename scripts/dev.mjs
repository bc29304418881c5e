import { requireNode } from './product/node-version.mjs';

requireNode();
const { endWith } = await import('./product/end-with.mjs');
const { runProduct, DEV } = await import('./product/run-product.mjs');
await endWith(() => runProduct(DEV));
