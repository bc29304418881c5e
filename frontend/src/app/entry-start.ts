import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

const FONTS = [
  ['Fraunces Variable', displayFont, '100 900'],
  ['Figtree Variable', bodyFont, '300 900'],
] as const;

/** The element that loads this script also lists the scripts to start: the page's own, the entry first. */
const SCRIPTS = 'script[data-scripts]';
/** A picture may never finish loading, and the visitor may still want to search. */
const LONGEST_WAIT_MS = 4000;
const ACTIONS = ['pointerdown', 'keydown', 'scroll'];

let isStarted = false;

/**
 * Adds both fonts at once, because each makes the browser lay out the whole page again. Wide screens get them from the
 * style sheet, but lose those when the window is narrowed.
 */
async function bringFonts(): Promise<void> {
  const fonts = FONTS.map(([family, file, weight]) =>
    new FontFace(family, `url(${file})`, { weight }).load(),
  );
  for (const font of await Promise.all(fonts)) document.fonts.add(font);
}

/** Fetches the scripts in parallel, and lets the styles show what waited for them. Text and links work before this. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of ACTIONS) removeEventListener(type, start, true);
  document.documentElement.dataset['seen'] = 'true';
  // If they fail to load, the page keeps the fallback fonts.
  void bringFonts().catch(() => undefined);
  const names = document.querySelector<HTMLElement>(SCRIPTS)?.dataset['scripts'] ?? '';
  for (const name of names.split(' ')) void import(/* @vite-ignore */ name);
}

function startWhenIdle(): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start);
}

/** Loaded is not yet painted, so this waits for the paint too. */
async function startWhenSeen(): Promise<void> {
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled(eager.map((picture) => picture.decode()));
  requestAnimationFrame(() => requestAnimationFrame(startWhenIdle));
}

// The scripts would compete with the first view for bandwidth and processor, so they wait for it, or for the first input.
for (const type of ACTIONS) addEventListener(type, start, true);
setTimeout(start, LONGEST_WAIT_MS);
if (document.readyState === 'complete') void startWhenSeen();
else addEventListener('load', () => void startWhenSeen());
