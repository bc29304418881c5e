import type { Dish } from '../../domain/menu';
import { tagLabel } from '../../domain/tags';
import styles from './allergen-line.module.css';

function Terms({ title, slugs }: { title: string; slugs: readonly string[] }) {
  if (slugs.length === 0) return null;
  return (
    <div className={styles.group}>
      <dt className={styles.title}>{title}</dt>
      {slugs.map((slug) => (
        <dd key={slug} className={styles.term}>
          {tagLabel(slug)}
        </dd>
      ))}
    </div>
  );
}

/** The allergens of a dish. Until staff have confirmed them it says so, and claims nothing to be absent. */
export function AllergenLine({ dish }: { dish: Dish }) {
  return (
    <>
      {dish.allergens.length + dish.mayContain.length > 0 && (
        <dl className={styles.line}>
          <Terms title="Contains" slugs={dish.allergens} />
          <Terms title="May contain" slugs={dish.mayContain} />
        </dl>
      )}
      {!dish.areAllergensConfirmed && (
        <p className={styles.unconfirmed}>Allergens not confirmed yet: please ask your server.</p>
      )}
    </>
  );
}
