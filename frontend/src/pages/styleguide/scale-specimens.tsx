import styles from './scale-specimens.module.css';
import { Specimen } from './specimen';

const TYPE = ['poster', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];
const DISPLAY = new Set(['poster', '4xl', '3xl', '2xl', 'xl', 'l']);
const SPACE = ['1', '2', '3', '4', '5', '6', '7', '8', 'section'];

/** Type, space, corners, shadow and motion, each at its true size. */
export function ScaleSpecimens() {
  return (
    <section className={styles.scales}>
      <h2>Scales</h2>
      <Specimen title="Type: Fraunces for titles, dish names and prices, Figtree for the rest">
        <ul role="list" className={styles.type}>
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
        <p className={styles.measure}>
          A plate of something, a glass of something, and the evening in front of you. Lines of text are at
          most this wide, and no line of a paragraph is left with a single word where the browser can help it.
        </p>
      </Specimen>
      <Specimen title="Space">
        {SPACE.map((step) => (
          <span key={step} className={styles.labelled}>
            <span className={styles.bar} style={{ width: `var(--space-${step})` }} />
            {step}
          </span>
        ))}
      </Specimen>
      <Specimen title="Corners, shadow, the smallest target">
        <span className={styles.box} style={{ borderRadius: 'var(--radius-s)' }}>
          radius-s
        </span>
        <span className={styles.box} style={{ borderRadius: 'var(--radius-m)' }}>
          radius-m
        </span>
        <span className={styles.box} style={{ boxShadow: 'var(--shadow-raised)' }}>
          shadow-raised
        </span>
        <span className={styles.target}>target</span>
      </Specimen>
      <Specimen title="Motion: point at them; nothing moves where less motion is asked for">
        <span className={styles.moving} style={{ transition: 'transform var(--motion-quick)' }}>
          motion-quick
        </span>
        <span className={styles.moving} style={{ transition: 'transform var(--motion-calm)' }}>
          motion-calm
        </span>
      </Specimen>
    </section>
  );
}
