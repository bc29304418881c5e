import {
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CategorySearch } from '../../domain/category-search';
import { type Food, type FoodList, placeOf } from '../../domain/menu';
import { SearchField } from '../../ui/search-field';
import { SkeletonCards } from '../../ui/skeleton';
import { tabElementId } from '../../ui/tabs';
import styles from './catalogue.module.css';
import { useOpened } from '../address/use-opened';
import { LeftOutContext } from '../diet/diet-context';
import { LaterFoodDialog } from '../dish/later-food-dialog';
import { BootContext } from '../boot/boot-context';
import { AddToTableContext } from '../our-table/table-slot';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import { type CatalogueWords, KINDS } from './catalogue-words';
import { ALL_TAB, CategoryTabs, sectionId } from './category-tabs';
import { useChosenInView } from './use-chosen-in-view';
import nothing from './nothing.module.css';
import { loadFinder } from './use-finder';
import { type Arrange, useCatalogueSearch } from './use-catalogue-search';
import { useLateLayout } from './use-late-layout';
import { useLinkedPlace } from './use-linked-place';

/** Rendered by the server; its code comes with the finder's. If that fails to load, the list still works. */
const DietFilter = lazy(() =>
  loadFinder().then(
    ({ DietFilter: Filter }) => ({ default: Filter }),
    () => ({ default: NoFilter }),
  ),
);

function NoFilter() {
  return (
    <p className={styles.missing}>The allergen filter could not be loaded. Please ask us what you can eat.</p>
  );
}

interface CatalogueBrowserProps<Item extends Food> {
  words: CatalogueWords;
  list: FoodList<Item>;
  arrange?: Arrange<Item>;
  tools?: ReactNode;
  bandClass?: string;
  /** What the dialog says only of a dish, or only of a drink. */
  renderDetails: (item: Item) => ReactNode;
  children: (found: CategorySearch<Item>, open: (id: string) => void) => ReactNode;
}

/**
 * Search, tab and diet are kept in the address. Typed text shows at once; the list follows as fast as it can render
 * and never delays the next keystroke. Changes to the count and to what is left out are announced
 * politely.
 */
export function CatalogueBrowser<Item extends Food>({
  words,
  list: source,
  arrange,
  tools,
  bandClass = '',
  renderDetails,
  children,
}: CatalogueBrowserProps<Item>) {
  const field = useRef<HTMLInputElement>(null);
  const panelId = useId();
  const foods = useMemo(() => source.categories.flatMap(({ items }) => items), [source]);
  // One constant element: otherwise an update before its code has loaded makes React replace the server's markup.
  const filter = useMemo(
    () => (
      <Suspense>
        <DietFilter foods={foods} hasAlcohol={words.list === 'drinks'} controls={panelId} />
      </Suspense>
    ),
    [foods, words, panelId],
  );
  const {
    query,
    setQuery,
    selectedSlug,
    selectCategory,
    hasDiet,
    finder,
    isMissing,
    isAway,
    isSearching,
    shownQuery,
    shownSlug,
    isNarrowed,
    diet,
    asked,
    found,
    leftOut,
  } = useCatalogueSearch(source, arrange);
  // Rendered only in the browser.
  const isHydrated = useIsHydrated();
  const late = isHydrated ? finder : null;
  // The server says only that the link has a search.
  const isSearched = use(BootContext).params?.['searched'] === 'some';
  const kind = KINDS[words.list];
  const { panel, noteChoice } = useChosenInView(shownSlug);
  // The list may leave the dish out.
  const { id, open, close } = useOpened(kind, (closed) =>
    (document.getElementById(placeOf(kind, closed))?.querySelector('a') ?? panel.current)?.focus(),
  );
  const opened = foods.find((item) => item.id === id);
  const list = useMemo(() => children(found, open), [children, found, open]);
  const [wasNarrowed, setWasNarrowed] = useState(isNarrowed);
  if (isNarrowed && !wasNarrowed) setWasNarrowed(true);
  const missing = hasDiet
    ? 'The filter isn’t working right now, so the whole list is shown. Please ask your server.'
    : 'Search isn’t available right now, so the whole list is shown.';
  const shownTab = found.tabs.find(({ slug }) => slug !== null && slug === shownSlug);
  // So that a statement about one category is not taken as one about the whole list.
  const inCategory = shownTab ? ` in ${shownTab.name}` : '';
  const wordsOf = (part: string) => ({ ...words, one: words.one + part, many: words.many + part });
  const choose = (slug: string | null, how: 'push' | 'replace' = 'push') => {
    noteChoice(slug);
    selectCategory(slug, how);
  };
  const isLate = useLateLayout(panel, list, found.count);
  useLinkedPlace(panel);

  const takeOverSection = useEffectEvent(() => {
    const { hash, href } = window.location;
    const tab = found.tabs.find(
      ({ slug }) => slug !== null && new URL(`#${sectionId(slug)}`, href).hash === hash,
    );
    if (tab) selectCategory(tab.slug, 'replace');
  });
  // Before hydration, a tab was a link to its section. This must run first: other takeovers drop the hash.
  useLayoutEffect(() => takeOverSection(), []);

  const showAll = (nextQuery: string) => {
    setQuery(nextQuery);
    choose(null);
    field.current?.focus();
  };

  if (found.tabs.length === 1) {
    return (
      <div className={styles.inset}>
        <p className={`${nothing.nothing} display-2xl fits`}>{words.unwritten}</p>
      </div>
    );
  }
  return (
    <>
      <div className={`${styles.bar} ${bandClass}`}>
        <SearchField
          ref={field}
          label={words.searchLabel}
          placeholder={words.placeholder}
          value={query}
          onChange={setQuery}
        />
        {tools}
      </div>
      {!isHydrated && (
        <p className={`${styles.early} ${isSearched ? '' : styles.untilTyped} ${bandClass}`}>
          Search isn’t ready yet, so the whole list is shown.
        </p>
      )}
      <div className={`${styles.inset} screen-only ${bandClass}`}>{filter}</div>
      <CategoryTabs
        label={words.tabsLabel}
        tabs={found.tabs}
        selectedSlug={selectedSlug}
        panelId={panelId}
        className={bandClass}
        onSelect={choose}
      />
      <p role="status" className={styles.count}>
        {isSearching && (isMissing ? missing : 'Searching…')}
        {asked && `${found.count} ${found.count === 1 ? words.one : words.many} found`}
      </p>
      {asked && <p className="paper-only">Results for “{shownQuery}” only:</p>}
      <div role="status">
        {finder && asked && (
          <finder.SearchNotice
            query={asked}
            count={found.count}
            matches={found.count + found.standings.contains + found.standings.unwanted}
            leftOut={found.leftOut}
            words={wordsOf(
              (asked.wanted.length > 0 && asked.without.length > 0 ? ' found' : '') + inCategory,
            )}
            onQuery={(next) => {
              panel.current?.focus({ preventScroll: true });
              setQuery(next);
            }}
          />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {wasNarrowed && !isNarrowed && 'Search and filters cleared. '}
        {late && diet && <late.LinkedFood foods={foods} diet={diet} />}
      </p>
      <div role="status" className={styles.inset}>
        {late && <late.MissingFood foods={foods} words={words} />}
        {finder && diet && (
          <finder.DietNotice
            diet={diet}
            standings={found.standings}
            words={wordsOf((shownQuery === '' ? '' : ' found') + inCategory)}
            listId={panelId}
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
        {found.count === 0 && shownQuery !== '' && finder && (
          <finder.NothingFound
            words={words}
            query={shownQuery}
            category={shownTab?.name ?? null}
            countElsewhere={found.tabs[0]?.count ?? 0}
            isLeftOut={found.standings.contains + found.standings.unwanted > 0}
            onSearchAll={() => showAll(query)}
            onShowAll={() => showAll('')}
          />
        )}
        {late && diet && <late.LeftOutFood foods={foods} diet={diet} list={words.list} open={open} />}
        <AddToTableContext value={late?.AddToTable ?? null}>
          <LeftOutContext value={leftOut}>
            {hasDiet && isAway ? <SkeletonCards count={6} label="Filtering…" /> : list}
          </LeftOutContext>
        </AddToTableContext>
      </div>
      {late && <late.TableBar />}
      <LeftOutContext value={leftOut}>
        {opened && (
          <LaterFoodDialog kind={kind} food={opened} currency={source.currency} onClose={close}>
            {renderDetails(opened)}
          </LaterFoodDialog>
        )}
      </LeftOutContext>
    </>
  );
}
