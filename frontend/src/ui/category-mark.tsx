import styles from './category-mark.module.css';

/** Drawings in /art/category-marks.svg, named by category slug. */
export const DRAWN_CATEGORIES: readonly string[] =
  'para-picar tostas jamon-y-embutidos quesos tapas-frias huerta huevos del-mar carnes paellas-y-arroces bocadillos postres jerez cava blancos rosado tintos bodega sangria-y-vermut cocktails beer-and-cider sin-alcohol'.split(
    ' ',
  );

/** Draws a plain tile if the category has no drawing. */
export function CategoryMark({ slug, className }: { slug: string; className?: string | undefined }) {
  const drawing = DRAWN_CATEGORIES.includes(slug) ? slug : 'tile';
  return (
    <svg
      className={className ? `${styles.mark} ${className}` : styles.mark}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <use href={`/art/category-marks.svg#${drawing}`} />
    </svg>
  );
}
