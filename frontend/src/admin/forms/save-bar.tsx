import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { LiveLink, SavedWords } from './entry-form-props';
import styles from './save-bar.module.css';

interface SaveBarProps {
  isSaving: boolean;
  isChanged: boolean;
  /** What was typed is kept in this browser. */
  isDraftKept: boolean;
  /** What the last save did; null before one, or when more was typed since. */
  done: { live: LiveLink | SavedWords | null } | 'unchanged' | null;
  /** Why the last save failed, and what to do. */
  problem: ReactNode;
  /** Further buttons, before Save. */
  extra?: ReactNode;
}

/**
 * Stands at the lower edge of the screen, in reach of a thumb. What saving did is read out (a status); the button keeps the
 * focus while it saves.
 */
export function SaveBar({ isSaving, isChanged, isDraftKept, done, problem, extra }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? announceHeight(bar.current) : undefined), []);
  return (
    <div ref={bar} className={styles.bar}>
      {problem}
      <div className={styles.line}>
        <p className={styles.state}>
          <span role="status">
            {isSaving && <span className={styles.unseen}>Saving…</span>}
            {done === 'unchanged' && 'Nothing to save: nothing was changed.'}
            {done !== null && done !== 'unchanged' && <Saved live={done.live} />}
          </span>
          {isChanged && !isSaving && (
            <span className={styles.quiet}>
              Not saved yet{isDraftKept && <span className={styles.kept}> · kept in this browser</span>}
            </span>
          )}
        </p>
        <div className={styles.buttons}>
          {extra}
          <Button
            type="submit"
            className={styles.save}
            aria-disabled={isSaving}
            data-saving={isSaving || undefined}
          >
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Tells the layout how much the bar covers: fields that get the focus are scrolled clear of it, and notices stand above it. */
function announceHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const announce = () => style.setProperty('--admin-save-bar-height', `${bar.offsetHeight}px`);
  const observer = new ResizeObserver(announce);
  observer.observe(bar);
  announce();
  return () => {
    observer.disconnect();
    style.removeProperty('--admin-save-bar-height');
  };
}

function Saved({ live }: { live: LiveLink | SavedWords | null }) {
  if (!live) return <strong className={styles.good}>Saved</strong>;
  const isLive = 'to' in live;
  const link = isLive ? live : live.link;
  return (
    <>
      <strong className={styles.good}>{isLive ? 'Saved, live now.' : 'Saved.'}</strong> {!isLive && live.text}{' '}
      {link && (
        <a href={link.to} target="_blank" rel="noopener">
          {link.label}
        </a>
      )}
    </>
  );
}
