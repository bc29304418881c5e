const RELOADED_KEY = 'admin-reloaded';
const MINUTE_MS = 60_000;

/** What browsers and the build's loader say of a script or a style sheet that can't be had. */
const MISSING_CODE =
  /dynamically imported module|importing a module script failed|unable to preload|failed to load module script/i;

/**
 * Whether the code of a screen can't be had: there is no network, or the staff area was updated since this tab was opened
 * and its old files are gone.
 */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message);
}

/**
 * Loads the page anew, which brings the new version; once a minute only, so that a screen that stays away does not reload for
 * ever. Tells whether it did.
 */
export function loadAgain(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (!navigator.onLine || Date.now() - last < MINUTE_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // Without storage nothing would stop the next try.
    return false;
  }
  location.reload();
  return true;
}
