/** The element that loads this script also lists what to start: the page's scripts, the entry first, and the fonts. */
const ELEMENT = 'script[data-scripts]';
/** In the order of the files that the element lists. */
const FONTS = [
  ['Fraunces Variable', '100 900'],
  ['Figtree Variable', '300 900'],
] as const;
/** A picture may never finish loading, and the visitor may still want to search. */
const LONGEST_WAIT_MS = 4000;
const RETRIES_MS = [2_000, 10_000];
/** `ui/load-again.ts` forgets it once a page has loaded. */
const RELOADED_KEY = 'reloaded-for-page';
const ACTIONS = ['pointerdown', 'keydown', 'scroll'];

let isStarted = false;

/**
 * Adds both fonts at once, because each makes the browser lay out the whole page again. Wide screens get them from the
 * style sheet, but lose those when the window is narrowed.
 */
async function bringFonts(files: readonly string[]): Promise<void> {
  const fonts = FONTS.map(([family, weight], index) =>
    new FontFace(family, `url(${files[index]})`, { weight }).load(),
  );
  for (const font of await Promise.all(fonts)) document.fonts.add(font);
}

/** Pictures further down wait until the visitor moves (`styles/first-view.css`). */
function bringPicturesInView(): void {
  for (const picture of document.images) {
    const { top, bottom } = picture.getBoundingClientRect();
    // Measuring the pictures below would force the browser to lay out everything there.
    if (top >= innerHeight) return;
    if (bottom > 0) picture.loading = 'eager';
  }
}

/** One section at a time: all at once would block a slow phone for a third of a second. */
function layOutRest(): void {
  const section = document.querySelector<HTMLElement>(
    ':root:not([data-whole]) :is([role="tabpanel"], main) > section:not([data-laid])',
  );
  if (!section) return layOutAll();
  section.dataset['laid'] = '';
  withinASecond(layOutRest);
}

function layOutAll(): void {
  document.documentElement.dataset['whole'] = '';
}

function move(): void {
  start();
  for (const type of [...ACTIONS, 'resize']) removeEventListener(type, move, true);
  document.documentElement.dataset['seen'] = 'all';
}

/** Fetches the scripts in parallel, the fonts and the pictures in view. Text and links work before this. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  document.documentElement.dataset['seen'] = 'top';
  bringPicturesInView();
  // Only now: browsers also fire resize events while they open a page.
  addEventListener('resize', move, true);
  const { fonts = '', scripts = '' } = document.querySelector<HTMLElement>(ELEMENT)?.dataset ?? {};
  // If they fail to load, the page keeps the fallback fonts.
  void bringFonts(fonts.split(' '))
    .catch(() => undefined)
    .then(layOutRest);
  for (const name of scripts.split(' ')) bring(name, RETRIES_MS);
}

/** On a weak connection a file may fail to load, and the page would look normal while its search never works. */
function bring(script: string, [retryMs, ...later]: readonly number[]): void {
  import(/* @vite-ignore */ script).catch(async (error: unknown) => {
    if (retryMs !== undefined) return void setTimeout(bring, retryMs, script, later);
    addEventListener('online', () => bring(script, RETRIES_MS), { once: true });
    // It may fail without a connection, or where storage is forbidden.
    if (!(await loadAgain().catch(() => false))) throw error;
  });
}

/**
 * After an update of the site, its files have other names. A copy of `ui/load-again.ts`: if this script imported it,
 * the shared code would become a file of its own, and be gone like the others.
 */
async function loadAgain(): Promise<boolean> {
  const { href } = location;
  const isWriting = Boolean(document.querySelector('textarea')?.value);
  if (!navigator.onLine || isWriting || sessionStorage.getItem(RELOADED_KEY) === href) return false;
  await fetch(href, { method: 'HEAD' });
  sessionStorage.setItem(RELOADED_KEY, href);
  location.reload();
  return true;
}

function withinASecond(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work);
}

/** Parameters that change what is in view once the scripts run. Others, such as `utm_source`, don't. */
const CHOICE = /[?&](q|category|sort|show|without|only|dish|drink|list|photo)=/;
const begin = CHOICE.test(location.search) ? move : start;

/** A loaded picture may not be painted yet, so this also waits for the paint. */
async function startWhenSeen(): Promise<void> {
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled(eager.map((picture) => picture.decode()));
  requestAnimationFrame(() => requestAnimationFrame(() => withinASecond(begin)));
}

// For `AnswerStore`. In Safari, `performance.timeOrigin` moves on while the phone sleeps.
document.documentElement.dataset['arrived'] = String(Date.now());
// Going back and reloading restore a scroll position, which needs exact heights.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.type !== 'navigate') layOutAll();
// The scripts would compete with the first view for bandwidth and processor, so they wait for it, or for the first
// input.
for (const type of ACTIONS) addEventListener(type, move, true);
setTimeout(begin, LONGEST_WAIT_MS);
if (document.readyState === 'complete') void startWhenSeen();
else addEventListener('load', () => void startWhenSeen());
