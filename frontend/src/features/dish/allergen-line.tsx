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

/** What is known of the allergens of a dish or a drink. */
export type AllergenFacts = Pick<Dish, 'allergens' | 'mayContain' | 'areAllergensConfirmed'>;

/** The allergens of a dish or a drink. Until staff have confirmed them it says so, and claims nothing to be absent. */
export function AllergenLine({ facts }: { facts: AllergenFacts }) {
  return (
    <>
      {facts.allergens.length + facts.mayContain.length > 0 && (
        <dl className={styles.line}>
          <Terms title="Contains" slugs={facts.allergens} />
          <Terms title="May contain" slugs={facts.mayContain} />
        </dl>
      )}
      {!facts.areAllergensConfirmed && (
        <p className={styles.unconfirmed}>Allergens not confirmed yet: please ask your server.</p>
      )}
    </>
  );
}
