import { useEffect, useRef, type ReactNode } from 'react';
import styles from './bottom-bar.module.css';

/** Sticks to the lower edge of the screen, within reach of a thumb. */
export function BottomBar({ label, children }: { label?: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? announceHeight(bar.current) : undefined), []);
  return (
    <div ref={bar} className={styles.bar} {...(label && { role: 'region', 'aria-label': label })}>
      {children}
    </div>
  );
}

/** Lets what has focus scroll clear of the bar, and keeps notices above it. */
function announceHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const announce = () => style.setProperty('--admin-bottom-bar-height', `${bar.offsetHeight}px`);
  const observer = new ResizeObserver(announce);
  observer.observe(bar);
  announce();
  return () => {
    observer.disconnect();
    style.removeProperty('--admin-bottom-bar-height');
  };
}
