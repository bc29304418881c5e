import { use } from 'react';
import { Link } from 'react-router-dom';
import { useHighlights } from '../../api/menu-store';
import type { Highlight } from '../../domain/highlight';
import { HIGHLIGHTS_LIMIT } from '../../domain/limits';
import { FirstPageContext } from '../../features/boot/first-page-context';
import { HighlightCard } from '../../features/highlight/highlight-card';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { Carousel } from '../../ui/carousel/carousel';
import styles from './highlights.module.css';

const AUTOPLAY_MS = 3800;

interface HighlightsProps {
  title?: string;
  linkText?: string;
  linkTo?: string;
}

const idOf = (highlight: Highlight) => highlight.id;

/** The dishes that the kitchen holds up, pictures first. */
export function Highlights({
  title = 'Menu Highlights',
  linkText = 'See Full Menu',
  linkTo = '/menu',
}: HighlightsProps) {
  const isServerRendered = use(FirstPageContext);
  const { data = [] } = useHighlights(HIGHLIGHTS_LIMIT, { isServerRendered });
  const dishes = data.slice(0, HIGHLIGHTS_LIMIT);
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Link to={linkTo} className={styles.link}>
          {linkText}
        </Link>
      </header>
      {dishes.length === 0 ? (
        <p role="status" className={styles.loading}>
          Loading highlights…
        </p>
      ) : (
        <Carousel
          label={title}
          items={dishes}
          keyOf={idOf}
          renderItem={(dish, index, isNear) => (
            <HighlightCard dish={dish} isFirst={index === 0} isNear={isNear} />
          )}
          autoplayMs={AUTOPLAY_MS}
        />
      )}
      {dishes.some(({ isRaw }) => isRaw) && <RawFoodNotice />}
    </section>
  );
}
