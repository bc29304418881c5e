import type { TestProject } from 'vitest/node';
import { startCmsProcess } from './cms-process';
import { makeEmptyPlace } from './temporary-place';

declare module 'vitest' {
  interface ProvidedContext {
    /** The variables of a place where the CMS has started and stopped once. */
    startedPlace: Record<string, string>;
  }
}

/**
 * The first accounts get cheap hashes: nearly every file signs in with them, and bcrypt is slow on purpose.
 */
const cheapHashes = `import { createRequire } from 'node:module';
  const bcrypt = createRequire('${import.meta.url}')('bcryptjs');
  const { hash, hashSync } = bcrypt;
  bcrypt.hash = (password) => hash(password, 4);
  bcrypt.hashSync = (password) => hashSync(password, 4);`;

/** Starts the CMS for the first time, once before all tests; every `makePlace` copies that database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await makeEmptyPlace();
  try {
    const cms = await startCmsProcess(place, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(cheapHashes)}`,
    });
    cms.end('SIGTERM');
    const code = await cms.ended;
    if (code !== 0) throw new Error(`The CMS ended its first start with ${code}`);
  } catch (error) {
    await place.remove();
    throw error;
  }
  project.provide('startedPlace', place.variables);
  return () => place.remove();
}
