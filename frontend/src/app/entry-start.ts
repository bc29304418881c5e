import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

const FONTS = [
  ['Fraunces Variable', displayFont, '100 900'],
  ['Figtree Variable', bodyFont, '300 900'],
] as const;

/** The element that names this script also names those to start: the page's own, the entry first. */
const SCRIPTS = 'script[data-scripts]';
/** A picture may take for ever; whoever waits for it may still want to search. */
const LONGEST_WAIT_MS = 4000;
const ACTIONS = ['pointerdown', 'keydown', 'scroll'];

let isStarted = false;

/**
 * Both at once: each that comes makes the browser lay out the whole page again. Wide screens have them from their styles,
 * but lose those when the window is made narrow.
 */
async function bringFonts(): Promise<void> {
  const fonts = FONTS.map(([family, file, weight]) =>
    new FontFace(family, `url(${file})`, { weight }).load(),
  );
  for (const font of await Promise.all(fonts)) document.fonts.add(font);
}

/** Fetches them side by side, and lets in what waits for them in the styles. The page can be read and followed before. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of ACTIONS) removeEventListener(type, start, true);
  document.documentElement.dataset['seen'] = 'true';
  // Without them the page stands in the fallback fonts.
  void bringFonts().catch(() => undefined);
  const names = document.querySelector<HTMLElement>(SCRIPTS)?.dataset['scripts'] ?? '';
  for (const name of names.split(' ')) void import(/* @vite-ignore */ name);
}

function startWhenIdle(): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start);
}

/** What has loaded is not painted yet. */
async function startWhenSeen(): Promise<void> {
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled(eager.map((picture) => picture.decode()));
  requestAnimationFrame(() => requestAnimationFrame(startWhenIdle));
}

// The scripts would take bandwidth and processor from the first view: they wait for it, but not once someone acts.
for (const type of ACTIONS) addEventListener(type, start, true);
setTimeout(start, LONGEST_WAIT_MS);
if (document.readyState === 'complete') void startWhenSeen();
else addEventListener('load', () => void startWhenSeen());
