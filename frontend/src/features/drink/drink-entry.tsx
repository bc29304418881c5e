import { memo } from 'react';
import type { Drink } from '../../domain/menu';
import { isCautionTag, isGenericDrinkTag, tagLabel } from '../../domain/tags';
import { isSulfites, sulfitesOf } from '../../domain/sulfites';
import { Icon } from '../../ui/icon';
import { AllergenLine } from '../dish/allergen-line';
import entry from '../dish/entry.module.css';
import { EntryPicture } from '../dish/entry-picture';
import { TableSlot } from '../our-table/table-slot';
import { OpenLink } from '../dish/open-link';
import { Pairings } from '../dish/pairings';
import { PriceLine } from '../dish/price-line';
import styles from './drink-entry.module.css';

interface DrinkEntryProps {
  drink: Drink;
  currency: string;
  /** Whether it names the style of a wine. */
  hasStyle?: boolean;
  /** Whether its picture is large rather than small. */
  isLead?: boolean;
  /** Opens the details; without it, the name is not a link. */
  onOpen?: (id: string) => void;
}

export const DrinkEntry = memo(function DrinkEntry(props: DrinkEntryProps) {
  const { drink, currency, hasStyle = false, isLead = false, onOpen } = props;
  const sulfites = sulfitesOf(drink);
  const facts =
    sulfites === 'said'
      ? { ...drink, allergens: drink.allergens.filter((each) => !isSulfites(each)) }
      : drink;
  const picture = drink.featured ? drink.image : null;
  const pictured = picture && (isLead ? styles.lead : entry.beside);
  return (
    <article className={`${entry.entry} ${styles.drink} ${pictured ?? ''}`}>
      {picture && <EntryPicture picture={picture} isLead={isLead} />}
      <div className={entry.text}>
        <div className={styles.heading}>
          <h3 className={entry.name}>
            <OpenLink kind="drink" id={drink.id} onOpen={onOpen}>
              {drink.name}
            </OpenLink>
          </h3>{' '}
          <PriceLine food={drink} currency={currency} />
          <TableSlot kind="drink" food={drink} onOpen={onOpen} />
        </div>{' '}
        <DrinkTags drink={drink} hasStyle={hasStyle} />
        {drink.description !== '' && <p className={entry.description}>{drink.description}</p>}
        <AllergenLine facts={facts} />
        {sulfites === 'said' && <p className={`visually-hidden ${styles.said}`}>Contains sulfites.</p>}
        <Pairings kind="dish" pairings={drink.pairings} />
      </div>
    </article>
  );
});

interface DrinkTagsProps {
  drink: Drink;
  hasStyle: boolean;
}

export function DrinkTags({ drink, hasStyle }: DrinkTagsProps) {
  const { featured, style, producer, vintage, region, grape, abv, alcohol_free } = drink;
  const diets = drink.dietary_tags.filter((tag) => !isGenericDrinkTag(tag));
  const facts = [
    hasStyle && style,
    vintage === 'NV' ? 'Non-vintage' : vintage,
    abv !== null && `${abv}% ABV`,
    alcohol_free && 'No alcohol',
    sulfitesOf(drink) === 'without' && 'Without sulfites',
  ].filter(Boolean);
  const origins = [producer, region, grape].filter(Boolean);
  if (!featured && facts.length + origins.length + diets.length === 0) return null;
  return (
    <ul role="list" className={styles.tags} aria-label="About this drink">
      {featured && (
        <li className={styles.signature}>
          <Icon name="star" className={styles.icon} />
          Signature
        </li>
      )}{' '}
      {origins.map((origin, index) => [
        <li key={index} className={styles.origin}>
          {origin}
        </li>,
        ' ',
      ])}
      {facts.map((fact, index) => [
        <li key={index} className={styles.fact}>
          {fact}
        </li>,
        ' ',
      ])}
      {diets.map((tag) => [
        <li key={tag} className={isCautionTag(tag) ? 'quiet' : styles.diet}>
          {tagLabel(tag)}
        </li>,
        ' ',
      ])}
    </ul>
  );
}
