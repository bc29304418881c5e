// Preloaded into every process that the supervisor starts.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const GRACE_MS = 10_000;
const BEAT_MS = 1_000;

// Makes the database, uploads and copies readable only by their owner. A thread can't set the mask, and inherits it.
if (isMainThread) process.umask(0o077);

// Child processes inherit this preload but have their own channels, which they may close at any time.
if (process.channel && process.env.SUPERVISOR_PID === String(process.ppid)) {
  // Reports that the event loop is running, since a slow start can't be checked over HTTP.
  setInterval(() => process.connected && process.send?.('beat'), BEAT_MS).unref();
  // If the supervisor is gone without having stopped us (SIGKILL, out of memory), its end of the
  // channel closes: exit as if it had asked us to.
  process.on('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
