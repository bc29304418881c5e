import process from 'node:process';
import { requireNode } from './product/node-version.mjs';

requireNode();
const { endWith } = await import('./product/end-with.mjs');
const { CMS, ROOT, SITE } = await import('./product/apps.mjs');
const { prepare } = await import('./product/prepare.mjs');
const { createProgress } = await import('./product/progress.mjs');
const { requireLock } = await import('./product/run-lock.mjs');

await endWith(async () => {
  await requireLock(ROOT, { command: 'npm run build' });
  await prepare([CMS, SITE], { env: process.env, progress: createProgress() });
  return 0;
});
