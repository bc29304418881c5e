import { memo } from 'react';
import type { Drink } from '../../domain/drink';
import { formatMenuPrice } from '../../domain/money';
import { isGenericDrinkTag, tagLabel } from '../../domain/tags';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { AllergenLine } from '../dish/allergen-line';
import styles from './drink-entry.module.css';

interface DrinkEntryProps {
  drink: Drink;
  currency: string;
}

/** A drink as a wine list prints it: name and price, where it comes from and of which grape, then what to expect. */
export const DrinkEntry = memo(function DrinkEntry({ drink, currency }: DrinkEntryProps) {
  const picture = drink.isFeatured ? drink.picture : null;
  return (
    <article className={picture ? styles.pictured : styles.drink}>
      {picture && (
        <div className={styles.frame}>
          <Picture src={picture.src} alt={picture.alt} sizes="(min-width: 64rem) 26rem, 92vw" />
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.heading}>
          <h3 className={styles.name} lang="es">
            {drink.name}
          </h3>
          <p className={styles.price}>{formatMenuPrice(drink.price, currency)}</p>
        </div>
        <DrinkTags drink={drink} />
        {drink.description !== '' && <p className={styles.description}>{drink.description}</p>}
        <AllergenLine facts={drink} />
      </div>
    </article>
  );
});

function DrinkTags({ drink }: { drink: Drink }) {
  const diets = drink.dietaryTags.filter((tag) => !isGenericDrinkTag(tag));
  const hasAny = drink.isFeatured || drink.abv !== null || drink.region !== '' || drink.grape !== '';
  if (!hasAny && diets.length === 0) return null;
  return (
    <ul role="list" className={styles.tags} aria-label="About this drink">
      {drink.isFeatured && (
        <li className={styles.signature}>
          <Icon name="star" className={styles.icon} />
          Signature
        </li>
      )}
      {drink.region !== '' && (
        <li className={styles.origin} lang="es">
          {drink.region}
        </li>
      )}
      {drink.grape !== '' && (
        <li className={styles.origin} lang="es">
          {drink.grape}
        </li>
      )}
      {drink.abv !== null && <li className={styles.abv}>{drink.abv}% ABV</li>}
      {diets.map((tag) => (
        <li key={tag} className={styles.diet}>
          {tagLabel(tag)}
        </li>
      ))}
    </ul>
  );
}
