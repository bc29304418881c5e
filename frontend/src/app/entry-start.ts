/** The element that names this script also names those to start: the page's own, the entry first. */
const SCRIPTS = 'script[data-scripts]';
/** A picture may take for ever; whoever waits for it may still want to search. */
const LONGEST_WAIT_MS = 4000;
const PRESSES = ['pointerdown', 'keydown'];

let isStarted = false;

/** Fetches them side by side. The entry hydrates the page, which can be read and followed without it. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of PRESSES) removeEventListener(type, start, true);
  const names = document.querySelector<HTMLElement>(SCRIPTS)?.dataset['scripts'] ?? '';
  for (const name of names.split(' ')) void import(/* @vite-ignore */ name);
}

function startWhenIdle(): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start);
}

// The scripts would take bandwidth and processor from the first view: they wait for it, but not once someone presses.
for (const type of PRESSES) addEventListener(type, start, true);
setTimeout(start, LONGEST_WAIT_MS);
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);
