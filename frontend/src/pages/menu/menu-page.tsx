import { useMenu } from '../../features/catalogue/menu-store';
import { PrintHeading } from '../../features/catalogue/print-heading';
import { ReadFailure } from '../../features/catalogue/read-failure';
import { ServerNotices } from '../../features/notices/server-notices';
import { useSite } from '../../features/site/use-site';
import { SkeletonCards } from '../../ui/skeleton';
import { DishLegend } from './dish-legend';
import { Masthead } from './masthead';
import { MenuBrowser } from './menu-browser';
import styles from './menu-page.module.css';

const SKELETON_COUNT = 6;

export function MenuPage() {
  const store = useMenu();
  const site = useSite();
  return (
    <>
      <PrintHeading title="Menu" />
      <Masthead />
      <div className={styles.notices}>
        <ServerNotices fee={site.fee} />
      </div>
      {store.data ? (
        <MenuBrowser menu={store.data} />
      ) : (
        <div className={styles.state}>
          {store.status === 'loading' && <SkeletonCards count={SKELETON_COUNT} label="Loading the menu…" />}
          {store.status === 'error' && (
            <ReadFailure
              text="Could not load the menu."
              offer="we will gladly read you tonight’s dishes"
              path="/menu"
              onRetry={store.refetch}
            />
          )}
        </div>
      )}
      <DishLegend />
    </>
  );
}
