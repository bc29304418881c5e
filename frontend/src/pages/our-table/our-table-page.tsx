import { lazy, Suspense } from 'react';
import { drinksOnDemand } from '../../api/on-demand';
import { useResource } from '../../features/boot/use-resource';
import { useMenu } from '../../features/catalogue/menu-store';
import { ReadFailure } from '../../features/catalogue/read-failure';
import { TABLE_PATH } from '../../domain/public-pages';
import { SkeletonCards } from '../../ui/skeleton';
import styles from './our-table-page.module.css';

/** The server draws it; its code comes after the page. */
const TableList = lazy(async () => ({ default: (await import('./table-list')).TableList }));

const LOAD_ERROR = 'Could not load the menu and the drinks.';

/** What a party has chosen: for them to count, and for their server to read. */
export function OurTablePage() {
  const menu = useMenu();
  const drinks = useResource(drinksOnDemand, LOAD_ERROR);
  const isFailed = menu.status === 'error' || drinks.status === 'error';
  return (
    <div className={styles.page}>
      <h1 className="page-title">Our table</h1>
      {menu.data && drinks.data ? (
        <Suspense fallback={<SkeletonCards count={3} label="Loading the menu…" />}>
          <TableList menu={menu.data} drinks={drinks.data} />
        </Suspense>
      ) : isFailed ? (
        <ReadFailure
          text={LOAD_ERROR}
          offer="we will gladly take your order"
          path={TABLE_PATH}
          onRetry={() => {
            menu.refetch();
            drinks.refetch();
          }}
        />
      ) : (
        <SkeletonCards count={3} label="Loading the menu…" />
      )}
    </div>
  );
}
