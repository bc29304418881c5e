import type { ContentStatus } from './content-status';
import type { ContentStore } from './content-store';

const INTERVAL_MS = 60_000;
/** While something is missing or stale, so that a CMS that starts later, or comes back, is soon noticed. */
const TROUBLED_INTERVAL_MS = 5000;

/**
 * Reads every key now and then, in the background, so that a CMS that dies later leaves good copies of pages that
 * nobody had visited. Returns the function that ends it.
 */
export function keepWarm(store: ContentStore, status: ContentStatus, keys: readonly string[]): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const round = async () => {
    await Promise.all(keys.map((key) => store.read(key)));
    if (isStopped) return;
    timer = setTimeout(
      () => void round(),
      status.report().stale.length > 0 ? TROUBLED_INTERVAL_MS : INTERVAL_MS,
    );
    timer.unref();
  };
  void round();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
