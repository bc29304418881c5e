import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TemporaryPlace } from './temporary-place';

const appDir = fileURLToPath(new URL('..', import.meta.url));

export interface Command {
  process: ChildProcess;
  /** Its output so far. */
  said: () => string;
  /** Its exit code, or null if a signal ended it. */
  ended: Promise<number | null>;
}

/** Starts a backup command as a separate process on a place. */
export function startBackupCommand(
  place: TemporaryPlace,
  args: string[],
  variables: Record<string, string> = {},
): Command {
  const child = spawn(process.execPath, ['dist/src/backup/main.js', ...args], {
    cwd: appDir,
    env: { ...process.env, ...place.variables, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { process: child, said: () => said, ended };
}

/** Runs it until it ends and returns its output. Throws unless it ends with this exit code. */
export async function runBackupCommand(
  place: TemporaryPlace,
  args: string[],
  variables: Record<string, string> = {},
  expected = 0,
): Promise<string> {
  const command = startBackupCommand(place, args, variables);
  const code = await command.ended;
  if (code !== expected) throw new Error(`${args.join(' ')} ended with ${code}:\n${command.said()}`);
  return command.said();
}
