import { useEffect, useState } from 'react';
import { IconButton } from './icon';
import { prefersLessMotion } from './less-motion';
import styles from './back-to-top.module.css';

const APPEARS_AFTER_PX = 300;

export function BackToTop({ className }: { className?: string | undefined }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const update = () => setIsShown(window.scrollY > APPEARS_AFTER_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!isShown) return null;
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
