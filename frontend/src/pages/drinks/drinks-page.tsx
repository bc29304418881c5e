import { drinksOnDemand } from '../../api/on-demand';
import { type Drink, hasRawPairing } from '../../domain/menu';
import { useResource } from '../../features/boot/use-resource';
import { PrintHeading } from '../../features/catalogue/print-heading';
import { ReadFailure } from '../../features/catalogue/read-failure';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { ServerNotices } from '../../features/notices/server-notices';
import { useSite } from '../../features/site/use-site';
import { Picture } from '../../ui/picture';
import { SkeletonCards } from '../../ui/skeleton';
import legend from './drink-legend.module.css';
import { DrinksBrowser } from './drinks-browser';
import styles from './drinks-page.module.css';

const SKELETON_COUNT = 6;
// Because the page says this, a wine's own entry leaves it out (`sulfitesOf`).
const SULFITES = 'All wines contain sulfites, except those marked “Without sulfites”.';
const LOAD_ERROR = 'Could not load the drinks.';

export function DrinksPage() {
  const { data, status, refetch } = useResource(drinksOnDemand, LOAD_ERROR);
  return (
    <>
      <PrintHeading title="Drinks" />
      <DrinksMasthead />
      {data ? (
        <DrinksBrowser list={data} />
      ) : (
        <div className={styles.state}>
          {status === 'loading' && <SkeletonCards count={SKELETON_COUNT} label="Loading the drinks…" />}
          {status === 'error' && (
            <ReadFailure
              text={LOAD_ERROR}
              offer="we’ll be happy to tell you what we’re pouring"
              onRetry={refetch}
            />
          )}
        </div>
      )}
      <DrinkLegend drinks={data?.categories.flatMap(({ items }) => items) ?? []} />
    </>
  );
}

function DrinkLegend({ drinks }: { drinks: readonly Drink[] }) {
  return (
    <aside aria-labelledby="drink-legend-title" className={legend.legend}>
      <h2 id="drink-legend-title" className={legend.title}>
        Allergens in drinks
      </h2>
      <ul role="list" className={legend.terms}>
        <li>{'Sulfites '}</li>
        <li>Gluten (beer)</li>
      </ul>
      {drinks.some(hasRawPairing) && <RawFoodNotice />}
    </aside>
  );
}

function DrinksMasthead() {
  const site = useSite();
  return (
    <header className={`${styles.masthead} ${styles.wine}`}>
      <div className={styles.words}>
        <h1 className="screen-only page-title">Drinks</h1>
        <p className={styles.opening}>Start dry and cold. Stay for a bottle.</p>
        <ServerNotices fee={site.fee}>
          <p>{SULFITES}</p>
        </ServerNotices>
      </div>
      <div className={styles.frame}>
        <Picture
          src="/pictures/candle-lit-bar.jpg"
          alt="A bar at night with two glasses of red wine, candles and a bowl of olives."
          // On a phone it is a low, darkened strip.
          sizes="(min-width: 60rem) 45vw, (min-resolution: 2.5dppx) 48vw, 75vw"
          className={styles.picture}
          isFirstView
        />
      </div>
    </header>
  );
}
