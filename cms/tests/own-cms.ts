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

type Start = Parameters<typeof startCms>;

let variables: Start[1];
let asInProduction: Start[2];

/** Starts the CMS before the file's tests, with these variables added to the usual ones. */
export function startOwnCms(added: Start[1] = {}): void {
  startUnusedCms(added);
  beforeAll(prepare);
}

/** Like `startOwnCms`, but nobody has signed in yet. */
export function startUnusedCms(added: Start[1] = {}, like?: Start[2]): void {
  variables = added;
  asInProduction = like;
  beforeAll(async () => {
    place = await makePlace();
    cms = await startCms(place, variables, asInProduction);
    return async () => {
      await cms.stop();
      await place.remove();
    };
  });
}

/** With the same database. */
export async function restartOwnCms(): Promise<void> {
  await restartUnusedCms();
  await prepare();
}

/** With the same database. */
export async function restartUnusedCms(added = variables): Promise<void> {
  await cms.stop();
  cms = await startCms(place, added, asInProduction);
}

export async function signInAgain(): Promise<void> {
  staff = await signInAsStaff(cms);
}

async function prepare(): Promise<void> {
  content = contentOf(cms.strapi);
  await signInAgain();
}

/** As after more than a week of running: the clock may decide what is old enough to be deleted. */
export async function trustTheClock(): Promise<void> {
  const { read } = cms.service('../entries/steady-clock', 'steadyClock');
  for (const days of [8, 4, 0]) await read(Date.now() - days * 86_400_000);
}
