import { useEffect, useRef, useState } from 'react';
import type { CategoryTab } from '../../domain/category-search';
import { Tabs } from '../../ui/tabs';
import styles from './category-tabs.module.css';
import { sectionId } from './menu-section';

/** The id of the tab that shows every category. */
export const ALL_TAB = 'all';
const NEAR_START_PX = 24;

interface CategoryTabsProps {
  tabs: readonly CategoryTab[];
  selectedSlug: string | null;
  panelId: string;
  onSelect: (slug: string | null) => void;
}

/** The categories of the menu, in a strip that stays in view; hints at a swipe while there is more to the right. */
export function CategoryTabs({ tabs, selectedSlug, panelId, onSelect }: CategoryTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [isMoreHinted, setIsMoreHinted] = useState(false);

  useEffect(() => {
    const list = strip.current?.querySelector('[role="tablist"]');
    if (!list) return;
    const update = () => {
      const overflows = list.scrollWidth > list.clientWidth + 1;
      setIsMoreHinted(overflows && list.scrollLeft < NEAR_START_PX);
    };
    update();
    list.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [tabs.length]);

  return (
    <div ref={strip} className={styles.strip}>
      <Tabs
        label="Menu categories"
        panelId={panelId}
        selectedId={selectedSlug ?? ALL_TAB}
        onSelect={(id) => onSelect(id === ALL_TAB ? null : id)}
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
    </div>
  );
}
