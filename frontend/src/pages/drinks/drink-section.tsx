import { memo } from 'react';
import type { DrinkCategory } from '../../domain/drink';
import { sectionId } from '../../features/catalogue/category-tabs';
import { DrinkEntry } from '../../features/drink/drink-entry';
import { CategoryMark } from '../../ui/category-mark';
import styles from './drink-section.module.css';

interface DrinkSectionProps {
  category: DrinkCategory;
  currency: string;
}

/** A category of drinks in the order that was chosen; its name stays beside the list on a wide screen. */
export const DrinkSection = memo(function DrinkSection({ category, currency }: DrinkSectionProps) {
  const headingId = `${sectionId(category.slug)}-title`;
  return (
    <section id={sectionId(category.slug)} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        <CategoryMark slug={category.slug} className={styles.mark} />
        {/* A dot between two languages never opens a line. */}
        <span className={styles.name}>{category.name.replace(' · ', '\u00a0· ')}</span>
      </h2>
      <ul role="list" className={styles.drinks}>
        {category.drinks.map((drink) => (
          <li key={drink.id} className={drink.isFeatured && drink.picture ? styles.wide : undefined}>
            <DrinkEntry drink={drink} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
});
