import pino, { type DestinationStream } from 'pino';

const MOST_WAITING_CHARS = 1_000_000;

/** Log lines are written for people in a terminal, and stay JSON anywhere else. */
export async function logLines(): Promise<DestinationStream> {
  if (process.stdout.isTTY) {
    const { default: pretty } = await import('pino-pretty');
    return pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss.l' });
  }
  const lines = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING_CHARS });
  // A full disk must not take the site down: lines wait in memory, and are dropped when there are too many.
  lines.on('error', () => {});
  return lines;
}
