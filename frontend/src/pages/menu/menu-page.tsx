import { use, useId } from 'react';
import { useMenu } from '../../api/menu-store';
import { FirstPageContext } from '../../features/boot/first-page-context';
import { ServerNotices } from '../../features/notices/server-notices';
import { useSite } from '../../features/site/use-site';
import { BackToTop } from '../../ui/back-to-top';
import { SkeletonCards } from '../../ui/skeleton';
import { DishLegend } from './dish-legend';
import { Masthead } from './masthead';
import { MenuBrowser } from './menu-browser';
import { MenuFailure } from './menu-failure';
import styles from './menu-page.module.css';

const SKELETON_COUNT = 6;

export function MenuPage() {
  const store = useMenu({ isServerRendered: use(FirstPageContext) });
  const site = useSite();
  const panelId = useId();
  return (
    <>
      <Masthead />
      <div className={styles.page}>
        <ServerNotices fee={site.fee} />
        {store.status === 'loading' && <SkeletonCards count={SKELETON_COUNT} label="Loading the menu…" />}
        {store.status === 'error' && <MenuFailure onRetry={store.refetch} phone={site.phone} />}
        {store.data && <MenuBrowser menu={store.data} panelId={panelId} />}
        <DishLegend />
      </div>
      <BackToTop />
    </>
  );
}
