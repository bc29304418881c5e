import { ValueIcon } from '../../ui/value-icon';
import styles from './our-values.module.css';

const VALUES = [
  {
    icon: 'wine',
    title: 'Spanish Wines & Tapas',
    text: 'Fifty labels and more from the vineyards we know, poured beside small plates that ask for another glass.',
  },
  {
    icon: 'paella',
    title: 'Paella Tradition',
    text: 'Bomba rice, real saffron, a wide pan and no stirring. The crust at the bottom is the best part; fight for it.',
  },
  {
    icon: 'olive',
    title: 'Seasonal & Local',
    text: 'New England fish and farm vegetables in season. Oil, pimentón and jamón come from Spain; nothing else will do.',
  },
] as const;

export function OurValues() {
  return (
    <section aria-labelledby="our-values" className={styles.section}>
      <h2 id="our-values" className="text-3xl">
        Our Values
      </h2>
      <ul role="list" className={styles.cards}>
        {VALUES.map(({ icon, title, text }) => (
          <li key={icon} className={styles.card}>
            <ValueIcon name={icon} className={styles.icon} />
            <h3 className={styles.name}>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
