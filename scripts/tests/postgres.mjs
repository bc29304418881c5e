import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { runCommand } from '../product/run-command.mjs';
import { freePort } from '../supervisor/free-port.mjs';

const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder of PostgreSQL's programs: Debian's newest, or else on the path.
 *
 * @returns {string | null}
 */
export function postgresPrograms() {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const installed = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  return [...installed, ...onPath].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/**
 * Runs work with a temporary PostgreSQL server.
 *
 * @template T
 * @param {string} programs
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPostgres(programs, work) {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const data = join(folder, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root, and its installation creates a user for it.
  const isRoot = process.getuid?.() === 0;
  /**
   * @param {string} program
   * @param {string[]} args
   * @param {{signal?: null}} [options]
   */
  const run = async (program, args, options) => {
    const [command, ...more] = [
      ...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []),
      join(programs, program),
      ...args,
    ];
    const { code, lines } = await runCommand(command ?? '', more, { cwd: folder, ...options });
    if (code !== 0) throw new Error(`${program} ended with code ${code}.\n${lines.slice(-15).join('\n')}`);
  };
  if (isRoot) {
    const { code } = await runCommand('chown', ['postgres', folder], { cwd: '/' });
    if (code !== 0) throw new Error('PostgreSQL does not run as root, and there is no user postgres.');
  } else chmodSync(folder, 0o700);
  try {
    await run('initdb', ['-D', data, '-U', 'strapi', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']);
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c autovacuum=off`;
    try {
      await run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
      return await work(`postgres://strapi@127.0.0.1:${port}/postgres`);
    } finally {
      // It has left our process group, so nothing else ends it, but it must end with us.
      if (existsSync(join(data, 'postmaster.pid')))
        await run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'], { signal: null });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
