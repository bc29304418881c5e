import { useEffect, useRef, useState } from 'react';
import type { CategoryTab } from '../../domain/category-search';
import { BackToTop } from '../../ui/back-to-top';
import { Tabs } from '../../ui/tabs';
import styles from './category-tabs.module.css';

export const ALL_TAB = 'all';
const NEAR_START_PX = 24;

export const sectionId = (slug: string) => `category-${slug}`;

interface CategoryTabsProps {
  label: string;
  tabs: readonly CategoryTab[];
  selectedSlug: string | null;
  panelId: string;
  className?: string | undefined;
  onSelect: (slug: string | null) => void;
}

/**
 * Hints at a swipe while more tabs are to the right. The back-to-top link is at the strip's end, where it
 * covers nothing.
 */
export function CategoryTabs({ label, tabs, selectedSlug, panelId, className, onSelect }: CategoryTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isMoreHinted = useSwipeHint(strip, tabs.length);
  return (
    <div ref={strip} className={className ? `${styles.strip} ${className}` : styles.strip}>
      <Tabs
        label={label}
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
      <BackToTop className={styles.top} />
    </div>
  );
}

function useSwipeHint(strip: React.RefObject<HTMLDivElement | null>, tabCount: number): boolean {
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
  }, [strip, tabCount]);
  return isMoreHinted;
}
