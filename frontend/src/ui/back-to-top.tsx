import { IconButton } from './icon';
import { prefersLessMotion } from './less-motion';
import styles from './back-to-top.module.css';
import { useScrolledPast } from './use-scrolled-past';

const APPEARS_AFTER_PX = 300;

export function BackToTop({ className }: { className?: string | undefined }) {
  if (!useScrolledPast(APPEARS_AFTER_PX)) return null;
  return (
    <IconButton
      icon="arrow-up"
      label="Back to top"
      className={className ? `${styles.button} ${className}` : styles.button}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: prefersLessMotion() ? 'instant' : 'smooth' });
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      }}
    />
  );
}
