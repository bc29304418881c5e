import { use, useId, useState } from 'react';
import { useMenu } from '../../api/menu-store';
import { searchMenu } from '../../domain/menu-search';
import { FirstPageContext } from '../../features/boot/first-page-context';
import { ServerNotices } from '../../features/notices/server-notices';
import { useSite } from '../../features/site/use-site';
import { BackToTop } from '../../ui/back-to-top';
import { SearchField } from '../../ui/search-field';
import { SkeletonCards } from '../../ui/skeleton';
import { CategoryTabs } from './category-tabs';
import { DishLegend } from './dish-legend';
import { Masthead } from './masthead';
import { MenuFailure } from './menu-failure';
import styles from './menu-page.module.css';
import { MenuSection } from './menu-section';
import { NothingFound } from './nothing-found';

const SKELETON_COUNT = 6;

export function MenuPage() {
  const isServerRendered = use(FirstPageContext);
  const store = useMenu({ isServerRendered });
  const site = useSite();
  const panelId = useId();
  const [query, setQuery] = useState('');
  const [selectedSlug, setSelectedSlug] = useState<string | null>(null);
  const menu = store.data;
  const found = menu && searchMenu(menu, query, selectedSlug);

  return (
    <>
      <Masthead />
      <div className={styles.page}>
        <ServerNotices fee={site.fee} />
        {store.status === 'loading' && <SkeletonCards count={SKELETON_COUNT} label="Loading the menu…" />}
        {store.status === 'error' && <MenuFailure onRetry={store.refetch} phone={site.phone} />}
        {menu && found && (
          <>
            <SearchField
              label="Search the menu"
              placeholder="Dish, ingredient, vegan, nuts…"
              value={query}
              onChange={setQuery}
            />
            <CategoryTabs
              tabs={found.tabs}
              selectedSlug={selectedSlug}
              panelId={panelId}
              onSelect={setSelectedSlug}
            />
            <p role="status" className={styles.count}>
              {query.trim() !== '' && (found.count === 1 ? '1 dish found' : `${found.count} dishes found`)}
            </p>
            <div id={panelId} role="tabpanel" aria-label="Dishes" tabIndex={-1} className={styles.panel}>
              {found.count === 0 && <NothingFound query={query} onClear={() => setQuery('')} />}
              {found.categories.map((category) => (
                <MenuSection key={category.slug} category={category} currency={menu.currency} />
              ))}
            </div>
          </>
        )}
        <DishLegend />
      </div>
      <BackToTop />
    </>
  );
}
