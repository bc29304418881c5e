import { drinksOnDemand } from '../../api/on-demand';
import { useResource } from '../../features/boot/use-resource';
import { PrintHeading } from '../../features/catalogue/print-heading';
import { ReadFailure } from '../../features/catalogue/read-failure';
import { SkeletonCards } from '../../ui/skeleton';
import legend from './drink-legend.module.css';
import { DrinksBrowser } from './drinks-browser';
import styles from './drinks-page.module.css';
import { DrinksMasthead } from './drinks-masthead';

const SKELETON_COUNT = 6;
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
              offer="we will gladly tell you what is open"
              path="/drinks"
              onRetry={refetch}
            />
          )}
        </div>
      )}
      <DrinkLegend />
    </>
  );
}

function DrinkLegend() {
  return (
    <aside aria-labelledby="drink-legend-title" className={legend.legend}>
      <h2 id="drink-legend-title" className={legend.title}>
        Allergens in drinks
      </h2>
      <ul role="list" className={legend.terms}>
        <li>{'Sulfites '}</li>
        <li>Gluten (beer)</li>
      </ul>
    </aside>
  );
}
