import { Specimen, Specimens } from './specimen';
import styles from './styleguide.module.css';

const TYPE = ['poster', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];
const DISPLAY = new Set(['poster', '4xl', '3xl', '2xl', 'xl', 'l']);
const SPACE = ['1', '2', '3', '4', '5', '6', '7', '8', 'section'];

export function ScaleSpecimens() {
  return (
    <Specimens title="Scales">
      <Specimen title="Type: Fraunces for titles, dish names and prices, Figtree for the rest">
        <ul role="list" className={styles.types}>
          {TYPE.map((step) => (
            <li
              key={step}
              className={DISPLAY.has(step) ? styles.display : undefined}
              style={{ fontSize: `var(--text-${step})` }}
            >
              <span className={styles.step}>{step}</span> Jamón y piñones $12
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Measure">
        <p style={{ maxWidth: 'var(--measure)' }}>
          A plate of something, a glass of something, and the evening in front of you. Lines of text are at
          most this wide, and no line of a paragraph is left with a single word where the browser can help it.
        </p>
      </Specimen>
      <Specimen title="Space">
        {SPACE.map((step) => (
          <span key={step} className={styles.labeled}>
            <span className={styles.bar} style={{ width: `var(--space-${step})` }} />
            {step}
          </span>
        ))}
      </Specimen>
      <Specimen title="Corners, shadow, the smallest target">
        {['radius-s', 'radius-m'].map((token) => (
          <span key={token} className={styles.box} style={{ borderRadius: `var(--${token})` }}>
            {token}
          </span>
        ))}
        <span className={styles.box} style={{ boxShadow: 'var(--shadow-raised)' }}>
          shadow-raised
        </span>
        <span className={styles.box} style={{ padding: 0 }}>
          target
        </span>
      </Specimen>
      <Specimen title="Motion: point at them; nothing moves where less motion is asked for">
        {['motion-quick', 'motion-calm'].map((token) => (
          <span
            key={token}
            className={`${styles.box} ${styles.moving}`}
            style={{ transition: `transform var(--${token})` }}
          >
            {token}
          </span>
        ))}
      </Specimen>
    </Specimens>
  );
}
