import styles from './drink-legend.module.css';

/** What the allergen words of the drinks mean, and whom to ask. */
export function DrinkLegend() {
  return (
    <aside aria-labelledby="drink-legend-title" className={styles.legend}>
      <h2 id="drink-legend-title" className={styles.title}>
        Allergens in drinks
      </h2>
      <ul role="list" className={styles.terms}>
        <li>Sulfites</li>
        <li>Gluten (beer)</li>
      </ul>
    </aside>
  );
}
