import { memo } from 'react';
import type { Drink, FoodCategory } from '../../domain/menu';
import { sectionId } from '../../features/catalogue/category-tabs';
import { DrinkEntry } from '../../features/drink/drink-entry';
import { CategoryMark } from '../../ui/category-mark';
import styles from './drink-section.module.css';

export const DrinkSection = memo(function DrinkSection({
  category,
  currency,
}: {
  category: FoodCategory<Drink>;
  currency: string;
}) {
  const headingId = `${sectionId(category.slug)}-title`;
  return (
    <section id={sectionId(category.slug)} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        <CategoryMark slug={category.slug} className={styles.mark} />
        {/* The dot between two languages never starts a line. */}
        <span className="fits">{category.name.replace(' · ', '\u00a0· ')}</span>
      </h2>
      <ul role="list" className={styles.drinks}>
        {category.items.map((drink) => (
          <li key={drink.id} className={drink.featured && drink.image ? styles.wide : undefined}>
            <DrinkEntry drink={drink} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
});
