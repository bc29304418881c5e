import { requireNode } from './product/node-version.mjs';

requireNode();
const { endWith } = await import('./product/end-with.mjs');
const { runBackup } = await import('./product/run-backup.mjs');
await endWith(() => runBackup('backup'));
