import { use } from 'react';
import { drinksOnDemand } from '../../api/on-demand';
import { useResource } from '../../api/use-resource';
import { FirstPageContext } from '../../features/boot/first-page-context';
import { PrintHeading } from '../../features/catalogue/print-heading';
import { ReadFailure } from '../../features/catalogue/read-failure';
import { BackToTop } from '../../ui/back-to-top';
import { SkeletonCards } from '../../ui/skeleton';
import { DrinkLegend } from './drink-legend';
import { DrinksBrowser } from './drinks-browser';
import styles from './drinks-page.module.css';
import { DrinksMasthead } from './drinks-masthead';

const SKELETON_COUNT = 6;
const LOAD_ERROR = 'Could not load the drinks.';

export function DrinksPage() {
  const { data, status, refetch } = useResource(drinksOnDemand, LOAD_ERROR, {
    isServerRendered: use(FirstPageContext),
  });
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
      <BackToTop />
    </>
  );
}
