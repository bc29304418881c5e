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

/** What a dish contains and may contain; nothing where none is known, which is no claim that it is free of any. */
export function AllergenTerms({ allergens, mayContain }: Omit<AllergenFacts, 'areAllergensConfirmed'>) {
  if (allergens.length + mayContain.length === 0) return null;
  return (
    <dl className={styles.line}>
      <Terms title="Contains" slugs={allergens} />
      <Terms title="May contain" slugs={mayContain} />
    </dl>
  );
}

/** The allergens of a dish or a drink. Until staff have confirmed them it says so, and claims nothing to be absent. */
export function AllergenLine({ facts }: { facts: AllergenFacts }) {
  return (
    <>
      <AllergenTerms allergens={facts.allergens} mayContain={facts.mayContain} />
      {!facts.areAllergensConfirmed && (
        <p className={styles.unconfirmed}>Allergens not confirmed yet: please ask your server.</p>
      )}
    </>
  );
}
