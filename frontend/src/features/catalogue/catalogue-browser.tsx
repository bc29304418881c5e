import {
  type ReactNode,
  useDeferredValue,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { CategoryTab, Judge } from '../../domain/category-search';
import type { SearchedFood, Verdict } from '../../domain/food-search';
import { SearchField } from '../../ui/search-field';
import { tabElementId } from '../../ui/tabs';
import { useAddressParam } from '../address/use-address-param';
import styles from './catalogue.module.css';
import type { CatalogueWords } from './catalogue-words';
import { ALL_TAB, CategoryTabs, sectionId } from './category-tabs';
import { useChosenInView } from './use-chosen-in-view';
import { useFinder } from './use-finder';
import { useLateLayout } from './use-late-layout';
import { useLinkedPlace } from './use-linked-place';

interface Found {
  tabs: readonly CategoryTab[];
  count: number;
  leftOut: readonly Verdict[];
}

interface CatalogueBrowserProps<F extends Found> {
  words: CatalogueWords;
  /** Must stay the same function while the list is the same. */
  search: (judge: Judge<SearchedFood> | null, categorySlug: string | null) => F;
  tools?: ReactNode;
  bandClass?: string | undefined;
  children: (found: F) => ReactNode;
}

/**
 * Search and tab are kept in the address. Typed text shows at once; the list follows as fast as it can be
 * drawn and never delays the next letter. Changes of the count and of what is left out are announced
 * politely.
 */
export function CatalogueBrowser<F extends Found>({
  words,
  search,
  tools,
  bandClass,
  children,
}: CatalogueBrowserProps<F>) {
  const [query, writeQuery] = useAddressParam('q');
  const [category, writeCategory] = useAddressParam('category');
  const chosenSlug = category === '' ? null : category;
  const field = useRef<HTMLInputElement>(null);
  const panelId = useId();
  const setQuery = (next: string) => writeQuery(next, 'replace');
  const choose = (slug: string | null) => writeCategory(slug ?? '', 'push');

  const shownQuery = useDeferredValue(query).trim();
  const shownSlug = useDeferredValue(chosenSlug);
  const { finder, isMissing } = useFinder(query);
  const asked = useMemo(() => finder?.readFoodQuery(shownQuery) ?? null, [finder, shownQuery]);
  const found = useMemo(() => {
    const judge = finder && asked && shownQuery !== '' ? finder.judgeOf(asked) : null;
    return search(judge, shownSlug);
  }, [search, finder, asked, shownQuery, shownSlug]);
  const list = useMemo(() => children(found), [children, found]);
  const isSearching = shownQuery !== '' && !finder;
  // A category may vanish while the page is open: then all are shown.
  const isKnown = found.tabs.some(({ slug }) => slug === chosenSlug);
  const selectedSlug = isKnown ? chosenSlug : null;
  const shownTab = found.tabs.find(({ slug }) => slug !== null && slug === shownSlug);
  const panel = useChosenInView(shownSlug);
  const isLate = useLateLayout(panel, list, found.count);
  useLinkedPlace(panel);

  const takeOverSection = useEffectEvent(() => {
    const { hash, href } = window.location;
    const tab = found.tabs.find(
      ({ slug }) => slug !== null && new URL(`#${sectionId(slug)}`, href).hash === hash,
    );
    if (tab?.slug) writeCategory(tab.slug, 'replace');
  });
  // Before hydration, a tab led to its section. This must run first: other takeovers drop the hash.
  useLayoutEffect(() => takeOverSection(), []);

  const showAll = (nextQuery: string) => {
    setQuery(nextQuery);
    choose(null);
    field.current?.focus();
  };

  if (found.tabs.length === 1) {
    return <p className={`${styles.nothing} display-2xl fits`}>{words.unwritten}</p>;
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
        onSelect={choose}
      />
      <p role="status" className={styles.count}>
        {isSearching &&
          (isMissing ? 'Search isn’t available right now, so the whole list is shown.' : 'Searching…')}
        {asked && shownQuery !== '' && `${found.count} ${found.count === 1 ? words.one : words.many} found`}
      </p>
      <div role="status">
        {finder && asked && shownQuery !== '' && (
          <finder.SearchNotice
            query={asked}
            count={found.count}
            leftOut={found.leftOut}
            words={words}
            onQuery={setQuery}
          />
        )}
      </div>
      <div
        id={panelId}
        ref={panel}
        role="tabpanel"
        aria-labelledby={tabElementId(panelId, selectedSlug ?? ALL_TAB)}
        aria-busy={isSearching && !isMissing}
        tabIndex={0}
        className={isLate ? `${styles.panel} ${styles.late}` : styles.panel}
      >
        {found.count === 0 && finder && (
          <finder.NothingFound
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
