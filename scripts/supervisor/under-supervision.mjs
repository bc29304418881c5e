// Preloaded into every process that the supervisor starts.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const GRACE_MS = 10_000;
const BEAT_MS = 1_000;

// The database, uploads and copies are readable by their owner alone. A thread can't set this, and shares it.
if (isMainThread) process.umask(0o077);

// Processes forked by ours inherit this preload and have channels of their own, which they may close at will.
if (process.channel && process.env.SUPERVISOR_PID === String(process.ppid)) {
  // Says that the event loop turns, which a start that takes long can't be asked over HTTP.
  setInterval(() => process.connected && process.send?.('beat'), BEAT_MS).unref();
  // When the supervisor is gone without having stopped us (killed with SIGKILL, out of memory), its end of the
  // channel closes: end as if it had asked.
  process.on('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
