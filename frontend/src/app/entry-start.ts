/** The element that names this script also names those to start: the page's own, the entry first. */
const SCRIPTS = 'script[data-scripts]';
/** A picture may take for ever; whoever waits for it may still want to search. */
const LONGEST_WAIT_MS = 4000;
const ACTIONS = ['pointerdown', 'keydown', 'scroll'];

let isStarted = false;

/** Fetches them side by side, and lets in what waits for them in the styles. The page can be read and followed before. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of ACTIONS) removeEventListener(type, start, true);
  document.documentElement.dataset['seen'] = 'true';
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
