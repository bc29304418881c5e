import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort, type TemporaryPlace } from './temporary-place';

const appDir = fileURLToPath(new URL('..', import.meta.url));
const longestStart = 240_000;

export interface CmsProcess {
  url: string;
  /** SIGTERM asks it to end, SIGKILL ends it at once. */
  end(signal: 'SIGTERM' | 'SIGKILL'): void;
  /** Its exit code, or null if a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts the compiled CMS as a separate process, and waits until its database answers. */
export async function startCmsProcess(
  place: TemporaryPlace,
  variables: Record<string, string> = {},
): Promise<CmsProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/src/start.js'], {
    cwd: appDir,
    env: { ...process.env, ...place.variables, LOG_LEVEL: 'error', CMS_PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      hasEnded = true;
      resolve(code);
    });
  });
  const url = `http://127.0.0.1:${port}`;
  const end = (signal: NodeJS.Signals) => void child.kill(signal);
  const latest = Date.now() + longestStart;
  while (!(await isWell(url))) {
    if (hasEnded || Date.now() > latest) {
      end('SIGKILL');
      throw new Error(`The CMS did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, end, ended };
}

async function isWell(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).status === 200;
  } catch {
    return false;
  }
}
