/** Writes log lines for somebody who reads them in a terminal; null if they go anywhere else, where they stay JSON. */
export async function terminalLines(): Promise<{ write(line: string): void } | null> {
  if (!process.stdout.isTTY) return null;
  const { default: pretty } = await import('pino-pretty');
  return pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss.l' });
}
