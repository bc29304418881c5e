import type { TestProject } from 'vitest/node';
import { startCmsProcess } from './cms-process';
import { makeEmptyPlace } from './temporary-place';

declare module 'vitest' {
  interface ProvidedContext {
    /** The variables of a place on which the CMS has started and ended once. */
    startedPlace: Record<string, string>;
  }
}

/** Does the first start, once before all tests; every `makePlace` copies its database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await makeEmptyPlace();
  try {
    const cms = await startCmsProcess(place);
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
