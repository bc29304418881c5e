import { lazy, Suspense } from 'react';
import { Hero } from './hero';
import { Highlights } from './highlights';
import styles from './home-page.module.css';
import { QuickDock } from './quick-dock';
import { TonightStrip } from './tonight-strip';

const HomeRest = lazy(async () => ({ default: (await import('./home-rest')).HomeRest }));

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
