import { HIGHLIGHTS_LIMIT } from '../../domain/limits';
import { useHighlights } from '../../features/catalogue/menu-store';
import { useDietMarks } from '../../features/diet/use-diet-marks';
import { HighlightCard } from '../../features/highlight/highlight-card';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { Carousel } from '../../ui/carousel/carousel';
import { Link } from '../../ui/link';
import styles from './highlights.module.css';

const AUTOPLAY_MS = 3800;

export function Highlights() {
  const { data = [] } = useHighlights();
  const dishes = data.slice(0, HIGHLIGHTS_LIMIT);
  const markOf = useDietMarks();
  return (
    <section className="stack band gap-6">
      <header className={styles.head}>
        <h2 className="text-3xl">Menu Highlights</h2>
        <Link to="/menu" className="target strong">
          See Full Menu
        </Link>
      </header>
      {dishes.length === 0 ? (
        <p role="status" className={styles.loading}>
          Loading highlights…
        </p>
      ) : (
        <Carousel
          label="Menu Highlights"
          items={dishes}
          renderItem={(dish, index, isNear) => (
            <HighlightCard
              dish={dish}
              isFirst={index === 0}
              isNear={isNear}
              mark={markOf?.(dish.dishId) ?? ''}
            />
          )}
          autoplayMs={AUTOPLAY_MS}
        />
      )}
      {dishes.some(({ raw }) => raw) && <RawFoodNotice />}
    </section>
  );
}
