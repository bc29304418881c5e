import { useEffect, useRef, useState } from 'react';
import type { CategoryTab } from '../../domain/category-search';
import { BackToTop } from '../../ui/back-to-top';
import { Tabs } from '../../ui/tabs';
import { whenIdle } from '../../ui/when-idle';
import styles from './category-tabs.module.css';
import type * as Strip from './strip';

/** Not `all`: a category may be called that. */
export const ALL_TAB = '*';

export const sectionId = (slug: string) => `category-${slug}`;

interface CategoryTabsProps {
  label: string;
  tabs: readonly CategoryTab[];
  selectedSlug: string | null;
  panelId: string;
  className: string;
  onSelect: (slug: string | null, how: 'push' | 'replace') => void;
}

/**
 * Hints at a swipe while more tabs are to the right; under All, marks the section being read. The back-to-top link is
 * at the end of the strip, where it covers nothing.
 */
export function CategoryTabs({ label, tabs, selectedSlug, panelId, className, onSelect }: CategoryTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [isMoreHinted, setMoreHinted] = useState(false);
  const isAll = selectedSlug === null;
  useEffect(() => {
    const list = strip.current?.querySelector<HTMLElement>('[role="tablist"]');
    const panel = document.getElementById(panelId);
    if (!list || !panel) return;
    return whenLoaded(({ hintAtSwipe, followReading }) => {
      const stops = [hintAtSwipe(list, setMoreHinted), isAll && followReading(list, panel)];
      return () => stops.forEach((stop) => stop && stop());
    });
  }, [tabs, isAll, panelId]);
  return (
    <div ref={strip} className={`${styles.strip} ${className}`}>
      <Tabs
        label={label}
        panelId={panelId}
        selectedId={selectedSlug ?? ALL_TAB}
        onSelect={(id, how) => onSelect(id === ALL_TAB ? null : id, how)}
        tabs={tabs.map((tab) => ({
          id: tab.slug ?? ALL_TAB,
          label: tab.name,
          count: tab.count,
          href: `#${tab.slug === null ? panelId : sectionId(tab.slug)}`,
        }))}
      />
      {isMoreHinted && (
        <p className={styles.hint} aria-hidden="true">
          Swipe to see more
        </p>
      )}
      <BackToTop className={styles.top} />
    </div>
  );
}

/** If its code does not load, there is no hint and no mark. */
function whenLoaded(start: (strip: typeof Strip) => () => void): () => void {
  let stop = whenIdle(() => {
    let isLeft = false;
    stop = () => (isLeft = true);
    import('./strip').then(
      (strip) => {
        if (!isLeft) stop = start(strip);
      },
      () => {},
    );
  });
  return () => stop();
}
