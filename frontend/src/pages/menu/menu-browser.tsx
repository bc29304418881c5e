import { useEffect, useRef, useState } from 'react';
import type { Menu } from '../../domain/menu';
import { searchMenu } from '../../domain/menu-search';
import { SearchField } from '../../ui/search-field';
import { tabElementId } from '../../ui/tabs';
import { ALL_TAB, CategoryTabs } from './category-tabs';
import styles from './menu-page.module.css';
import { MenuSection } from './menu-section';
import { NothingFound } from './nothing-found';

/** The menu with its search and its tabs. */
export function MenuBrowser({ menu, panelId }: { menu: Menu; panelId: string }) {
  const [query, setQuery] = useState('');
  const [chosenSlug, setChosenSlug] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  // A category may go while the page is open: then all are shown.
  const selected = menu.categories.find((category) => category.slug === chosenSlug);
  const selectedSlug = selected?.slug ?? null;
  const found = searchMenu(menu, query, selectedSlug);
  const panel = useChosenInView(selectedSlug);

  const showAll = (nextQuery: string) => {
    setQuery(nextQuery);
    setChosenSlug(null);
    search.current?.focus();
  };

  if (menu.categories.length === 0) {
    return <p className={styles.nothingTitle}>The menu is being written. Please come back soon.</p>;
  }
  return (
    <>
      <SearchField
        ref={search}
        label="Search the menu"
        placeholder="Dish, ingredient, vegan, nuts…"
        value={query}
        onChange={setQuery}
      />
      <CategoryTabs
        tabs={found.tabs}
        selectedSlug={selectedSlug}
        panelId={panelId}
        onSelect={setChosenSlug}
      />
      <p role="status" className={styles.count}>
        {query.trim() !== '' && (found.count === 1 ? '1 dish found' : `${found.count} dishes found`)}
      </p>
      <div
        id={panelId}
        ref={panel}
        role="tabpanel"
        aria-labelledby={tabElementId(panelId, selectedSlug ?? ALL_TAB)}
        tabIndex={0}
        className={styles.panel}
      >
        {found.count === 0 && (
          <NothingFound
            query={query}
            category={selected?.name ?? null}
            countElsewhere={found.tabs[0]?.count ?? 0}
            onSearchAll={() => showAll(query)}
            onShowMenu={() => showAll('')}
          />
        )}
        {found.categories.map((category) => (
          <MenuSection key={category.slug} category={category} currency={menu.currency} />
        ))}
      </div>
    </>
  );
}

/** Chosen from deep within the menu, a category would start above the view: brings its start below the tabs. */
function useChosenInView(selectedSlug: string | null) {
  const panel = useRef<HTMLDivElement>(null);
  const shownSlug = useRef(selectedSlug);
  useEffect(() => {
    if (shownSlug.current === selectedSlug) return;
    shownSlug.current = selectedSlug;
    const element = panel.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' });
  }, [selectedSlug]);
  return panel;
}
