import { useSite } from '../../features/site/use-site';
import { Picture } from '../../ui/picture';
import styles from './facts.module.css';

export function Facts() {
  const { established_year } = useSite();
  return (
    <section aria-labelledby="cellar" className={styles.facts}>
      <div className={styles.frame}>
        <Picture
          src="/pictures/gallery/three-wines.jpg"
          alt="A white, a rosado and a red on the bar, candles behind them."
          sizes="(min-width: 60rem) 50vw, 100vw"
        />
      </div>
      <div className={styles.words}>
        <h2 id="cellar" className="text-2xl">
          The list begins where we do
        </h2>
        <p className={styles.text}>
          In Rioja: a joven poured by the glass, a crianza for the table, a gran reserva worth a decanter and
          an argument. After that it wanders off, down to Jerez, out to Rías Baixas, over to an island or two.
        </p>
        <ul role="list" className={styles.figures}>
          <li>Since {established_year} </li>
          <li>50+ labels</li>
        </ul>
      </div>
    </section>
  );
}
