import { use } from 'react';
import type { Dish } from '../../domain/menu';
import { slugOf, tagLabel } from '../../domain/tags';
import { LeftOutContext } from '../diet/diet-context';
import styles from './allergen-line.module.css';

/** A line may break at the spaces around it. */
function Terms({ title, slugs }: { title: string; slugs: readonly string[] }) {
  const leftOut = use(LeftOutContext);
  if (slugs.length === 0) return null;
  return (
    <>
      {' '}
      <div className={styles.group}>
        <dt className={styles.title}>{title} </dt>
        {slugs.map((slug, index) => {
          const label = tagLabel(slug);
          const comma = index < slugs.length - 1 ? ', ' : '';
          return (
            <dd key={slug} className={styles.term}>
              {leftOut.has(slugOf(slug)) ? (
                <>
                  <strong className={styles.leftOut}>{label}</strong>
                  {comma}
                </>
              ) : (
                label + comma
              )}
            </dd>
          );
        })}
      </div>
    </>
  );
}

export type AllergenFacts = Pick<Dish, 'allergens' | 'may_contain' | 'allergens_confirmed'>;

/** Until staff have confirmed the allergens it says so, and does not claim that any are absent. */
export function AllergenLine({ facts }: { facts: AllergenFacts }) {
  return (
    <>
      {facts.allergens.length + facts.may_contain.length > 0 && (
        <dl className={styles.line}>
          <Terms title="Contains" slugs={facts.allergens} />
          <Terms title="May contain" slugs={facts.may_contain} />
        </dl>
      )}{' '}
      {!facts.allergens_confirmed && (
        <p className={styles.unconfirmed}>Allergens not confirmed yet: please ask your server.</p>
      )}
    </>
  );
}
