// A container's command: runs a Node script and restarts it when it crashes or hangs; Docker by itself does not restart
// a hung one. keep-running.mjs HEALTH_URL ARGUMENTS_FOR_NODE…
import process from 'node:process';
import { ending, endOnSignals } from '../product/ending.mjs';
import { keepRunning, SettingsRefusedError, WRONG_SETTINGS } from '../supervisor/keep-running.mjs';

const [url = '', ...args] = process.argv.slice(2);

endOnSignals();
try {
  await keepRunning(
    {
      process: { args, cwd: process.cwd(), env: process.env, onLine: (line) => console.log(line) },
      healthUrl: url,
      onEvent(event) {
        if (event.type !== 'failed') return;
        const when = event.waitMs === 0 ? 'at once' : `in ${event.waitMs / 1000} s`;
        const msg = `The process ${event.how}; it is started again ${when}.`;
        // In the same format as the process's own lines.
        console.error(JSON.stringify({ level: 50, time: Date.now(), pid: process.pid, msg }));
      },
    },
    ending,
  );
} catch (error) {
  // The process itself has reported what is wrong.
  if (!(error instanceof SettingsRefusedError)) throw error;
  process.exitCode = WRONG_SETTINGS;
}
