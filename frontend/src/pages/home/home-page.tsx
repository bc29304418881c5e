import { lazy, Suspense, type ComponentType } from 'react';
import { Hero } from './hero';
import { Highlights } from './highlights';
import styles from './hero.module.css';
import { QuickDock } from './quick-dock';
import { TonightStrip } from './tonight-strip';

const HomeRest = lazy(loadRest);

const RETRY_MS = 10_000;

/** If the network is down or weak, the server's markup stays, and hydrates once the code has come. */
async function loadRest(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./home-rest')).HomeRest };
  } catch {
    await new Promise((again) => {
      window.addEventListener('online', again, { once: true });
      setTimeout(again, RETRY_MS);
    });
    return loadRest();
  }
}

// Rendered by the server; the browser fetches its code later. One constant element: otherwise an update before the code
// has loaded makes React replace the server's markup.
const REST = (
  <Suspense fallback={<div className={styles.waiting} />}>
    <HomeRest />
  </Suspense>
);

export function HomePage() {
  return (
    <>
      <Hero />
      <TonightStrip />
      <Highlights />
      {REST}
      <QuickDock />
    </>
  );
}
