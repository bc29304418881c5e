import { lazy, Suspense, type ComponentType } from 'react';
import { Hero } from './hero';
import { Highlights } from './highlights';
import styles from './home-page.module.css';
import { QuickDock } from './quick-dock';
import { TonightStrip } from './tonight-strip';

const HomeRest = lazy(loadRest);

/** Without a network what the server drew stands as it is, links and all, and comes alive when there is one again. */
async function loadRest(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./home-rest')).HomeRest };
  } catch {
    await new Promise((online) => window.addEventListener('online', online, { once: true }));
    return loadRest();
  }
}

// The server draws it, the browser fetches its code once the rest works. It is one and the same element for ever: an
// update that reached it before its code came would make React draw it anew.
const REST = (
  <Suspense fallback={<div className={styles.waiting} />}>
    <HomeRest />
  </Suspense>
);

/** What makes one hungry, then what one needs to come, then who we are. */
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
