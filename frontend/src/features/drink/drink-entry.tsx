import { memo } from 'react';
import type { Drink } from '../../domain/menu';
import { formatMenuPrice } from '../../domain/money';
import { isCautionTag, isGenericDrinkTag, tagLabel } from '../../domain/tags';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { AllergenLine } from '../dish/allergen-line';
import entry from '../dish/entry.module.css';
import styles from './drink-entry.module.css';

export const DrinkEntry = memo(function DrinkEntry({ drink, currency }: { drink: Drink; currency: string }) {
  const picture = drink.featured ? drink.image : null;
  return (
    <article className={`${entry.entry} ${styles.drink} ${picture ? styles.pictured : ''}`}>
      {picture && (
        <div className={entry.frame}>
          <Picture src={picture.src} alt={picture.alt} sizes="(min-width: 64rem) 26rem, 92vw" />
        </div>
      )}
      <div className={entry.text}>
        <div className={styles.heading}>
          <h3 className={entry.name} lang="es">
            {drink.name}
          </h3>{' '}
          <p className={entry.price}>{formatMenuPrice(drink.price, currency)}</p>
        </div>{' '}
        <DrinkTags drink={drink} />
        {drink.description !== '' && <p className={entry.description}>{drink.description}</p>}
        <AllergenLine facts={drink} />
      </div>
    </article>
  );
});

function DrinkTags({ drink }: { drink: Drink }) {
  const diets = drink.dietary_tags.filter((tag) => !isGenericDrinkTag(tag));
  const hasAny = drink.featured || drink.abv !== null || drink.region !== '' || drink.grape !== '';
  if (!hasAny && diets.length === 0) return null;
  return (
    <ul role="list" className={styles.tags} aria-label="About this drink">
      {drink.featured && (
        <li className={styles.signature}>
          <Icon name="star" className={styles.icon} />
          Signature
        </li>
      )}{' '}
      {drink.region !== '' && (
        <li className={styles.origin} lang="es">
          {drink.region}
        </li>
      )}{' '}
      {drink.grape !== '' && (
        <li className={styles.origin} lang="es">
          {drink.grape}
        </li>
      )}{' '}
      {drink.abv !== null && <li className={styles.abv}>{drink.abv}% ABV</li>}{' '}
      {diets.map((tag) => [
        <li key={tag} className={isCautionTag(tag) ? styles.caution : styles.diet}>
          {tagLabel(tag)}
        </li>,
        ' ',
      ])}
    </ul>
  );
}
