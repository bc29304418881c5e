// Preloaded into every process that the supervisor starts. When the supervisor is gone without having stopped
// us (killed with SIGKILL, out of memory), its end of the channel closes: end as if it had asked.
import process from 'node:process';

const GRACE_MS = 10_000;

// Processes forked by ours inherit this preload and have channels of their own, which they may close at will.
if (process.channel && process.env.SUPERVISOR_PID === String(process.ppid)) {
  process.on('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
}
