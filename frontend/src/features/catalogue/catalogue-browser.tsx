import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { CategoryTab } from '../../domain/category-search';
import { SearchField } from '../../ui/search-field';
import { tabElementId } from '../../ui/tabs';
import styles from './catalogue.module.css';
import { ALL_TAB, CategoryTabs } from './category-tabs';
import { NothingFound } from './nothing-found';
import { useChosenInView } from './use-chosen-in-view';
import { useLateLayout } from './use-late-layout';

/** How a list speaks of itself and of what is in it. */
export interface CatalogueWords {
  searchLabel: string;
  placeholder: string;
  tabsLabel: string;
  /** `dish` */
  one: string;
  /** `dishes` */
  many: string;
  /** The button that undoes every choice. */
  showAll: string;
  /** What else could be typed. */
  searchHelp: string;
  /** Said in the place of a list that has nothing in it yet. */
  unwritten: string;
}

interface Found {
  tabs: readonly CategoryTab[];
  count: number;
}

interface CatalogueBrowserProps<F extends Found> {
  words: CatalogueWords;
  /** Must be the same function from one drawing to the next while the list is the same. */
  search: (query: string, categorySlug: string | null) => F;
  /** What stands beside the search. */
  tools?: ReactNode;
  /** The band that search and tabs stand on. */
  bandClass?: string | undefined;
  children: (found: F) => ReactNode;
}

/**
 * A list in categories with its search and its tabs. What was typed shows at once; the list follows as fast as it can be
 * drawn, and drawing it never holds up the next letter. The count of matches is spoken politely as it changes.
 */
export function CatalogueBrowser<F extends Found>({
  words,
  search,
  tools,
  bandClass,
  children,
}: CatalogueBrowserProps<F>) {
  const [query, setQuery] = useState('');
  const [chosenSlug, setChosenSlug] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const panelId = useId();

  const shownQuery = useDeferredValue(query);
  const shownSlug = useDeferredValue(chosenSlug);
  const found = useMemo(() => search(shownQuery, shownSlug), [search, shownQuery, shownSlug]);
  const list = useMemo(() => children(found), [children, found]);
  // A category may go while the page is open: then all are shown.
  const isKnown = found.tabs.some(({ slug }) => slug === chosenSlug);
  const selectedSlug = isKnown ? chosenSlug : null;
  const shownTab = found.tabs.find(({ slug }) => slug !== null && slug === shownSlug);
  const panel = useChosenInView(shownSlug);
  const isLate = useLateLayout(panel, list, found.count);

  const showAll = (nextQuery: string) => {
    setQuery(nextQuery);
    setChosenSlug(null);
    field.current?.focus();
  };

  if (found.tabs.length === 1) {
    return <p className={`${styles.nothing} ${styles.nothingTitle}`}>{words.unwritten}</p>;
  }
  return (
    <>
      <div className={bandClass ? `${styles.bar} ${bandClass}` : styles.bar}>
        <SearchField
          ref={field}
          label={words.searchLabel}
          placeholder={words.placeholder}
          value={query}
          onChange={setQuery}
        />
        {tools}
      </div>
      <CategoryTabs
        label={words.tabsLabel}
        tabs={found.tabs}
        selectedSlug={selectedSlug}
        panelId={panelId}
        className={bandClass}
        onSelect={setChosenSlug}
      />
      <p role="status" className={styles.count}>
        {shownQuery.trim() !== '' && `${found.count} ${found.count === 1 ? words.one : words.many} found`}
      </p>
      <div
        id={panelId}
        ref={panel}
        role="tabpanel"
        aria-labelledby={tabElementId(panelId, selectedSlug ?? ALL_TAB)}
        tabIndex={0}
        className={isLate ? `${styles.panel} ${styles.late}` : styles.panel}
      >
        {found.count === 0 && (
          <NothingFound
            words={words}
            query={shownQuery}
            category={shownTab?.name ?? null}
            countElsewhere={found.tabs[0]?.count ?? 0}
            onSearchAll={() => showAll(query)}
            onShowAll={() => showAll('')}
          />
        )}
        {list}
      </div>
    </>
  );
}
