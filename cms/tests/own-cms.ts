import { beforeAll } from 'vitest';
import { contentOf } from './make-content';
import { startCms, type RunningCms } from './running-cms';
import { signInAsStaff, type StaffSession } from './staff-session';
import { makePlace, type TemporaryPlace } from './temporary-place';

/** The CMS of the current test file. It and its database are removed when the file ends. */
export let cms: RunningCms;
export let place: TemporaryPlace;
/** The first member of staff, signed in. */
export let staff: StaffSession;
/** Adds content directly to its database. */
export let content: ReturnType<typeof contentOf>;

let variables: Record<string, string>;

/** Starts the CMS before the file's tests, with these variables added to the usual ones. */
export function startOwnCms(added: Record<string, string> = {}): void {
  variables = added;
  beforeAll(async () => {
    place = await makePlace();
    await start();
    return async () => {
      await cms.stop();
      await place.remove();
    };
  });
}

/** With the same database. */
export async function restartOwnCms(): Promise<void> {
  await cms.stop();
  await start();
}

/** After the sign-in has ended. */
export async function signInAgain(): Promise<void> {
  staff = await signInAsStaff(cms);
}

async function start(): Promise<void> {
  cms = await startCms(place, variables);
  content = contentOf(cms.strapi);
  await signInAgain();
}
