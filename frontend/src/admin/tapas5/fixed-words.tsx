import { useWatch } from 'react-hook-form';
import { numberIn } from '../../domain/typed-number';
import styles from './fixed-words.module.css';
import { isUsualTime, type SpecialValues } from './special-values';

/** Says where the site goes on saying $5 when another price is typed (a status). */
export function PriceNote() {
  const price = numberIn(useWatch<SpecialValues, 'price'>({ name: 'price' }));
  return (
    <span role="status" className={styles.note}>
      {price !== null &&
        price !== 5 &&
        ' The link in the navigation and the popup go on saying $5: their words are fixed.'}
    </span>
  );
}

/** Says that the page names its own days and times when others are set (a status). */
export function TimeNote() {
  const values = useWatch<SpecialValues>() as SpecialValues;
  return (
    <p role="status" className={styles.note}>
      {!isUsualTime(values) &&
        'The page and the popup go on saying Monday to Wednesday, 4 PM to 6 PM: their words are fixed.'}
    </p>
  );
}
