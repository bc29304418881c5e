import { lazy, Suspense, type ComponentType } from 'react';
import { Hero } from './hero';
import { Highlights } from './highlights';
import styles from './hero.module.css';
import { QuickDock } from './quick-dock';
import { TonightStrip } from './tonight-strip';

const HomeRest = lazy(loadRest);

/** If the network is down, the server's markup stays, and hydrates once the network is back. */
async function loadRest(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./home-rest')).HomeRest };
  } catch {
    await new Promise((online) => window.addEventListener('online', online, { once: true }));
    return loadRest();
  }
}

// Rendered by the server; the browser fetches its code later. Always the same element: an update before the code
// arrives would make React render it again.
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
