import { Fragment, useEffect, useRef, type KeyboardEvent } from 'react';
import styles from './tabs.module.css';
import { useIsHydrated } from './use-is-hydrated';

interface Tab {
  id: string;
  label: string;
  count: number;
  href: string;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selectedId: string;
  panelId: string;
  /** `how` it changes the history: however many tabs arrow keys pass, Back undoes them at once. */
  onSelect: (id: string, how: 'push' | 'replace') => void;
}

export const tabElementId = (panelId: string, id: string) => `${panelId}-tab-${id}`;

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The W3C tabs pattern, selecting on focus; Left and Right wrap, Home and End jump. Each tab is a link,
 * so that without a script it still goes to its section.
 */
export function Tabs({ label, tabs, selectedId, panelId, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const stepped = useRef('');

  useEffect(() => {
    const strip = list.current;
    const tab = strip?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!strip || !tab) return;
    const centered = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
    if (strip.scrollWidth > strip.clientWidth) strip.scrollTo?.({ left: centered });
  }, [selectedId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // With Alt or Command, an arrow key is the browser's Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const at = tabs.findIndex((tab) => tab.id === selectedId);
    const next = step && tabs[step(at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id, stepped.current === selectedId ? 'replace' : 'push');
    stepped.current = next.id;
    document.getElementById(tabElementId(panelId, next.id))?.focus({ preventScroll: true });
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <Fragment key={tab.id}>
          <a
            id={tabElementId(panelId, tab.id)}
            role="tab"
            href={tab.href}
            className={styles.tab}
            aria-selected={tab.id === selectedId}
            aria-controls={panelId}
            // Without a script, no arrow key leads to the others.
            tabIndex={isHydrated && tab.id !== selectedId ? -1 : 0}
            onClick={(event) => {
              event.preventDefault();
              onSelect(tab.id, 'push');
            }}
          >
            {tab.label} <span className={styles.count}>{tab.count}</span>
          </a>{' '}
        </Fragment>
      ))}
    </div>
  );
}
