import { useSite } from '../../features/site/use-site';
import { Picture } from '../../ui/picture';
import styles from './story.module.css';

export function Story() {
  const { established_year } = useSite();
  return (
    <section aria-labelledby="story" className={styles.story}>
      <div className={styles.words}>
        <h2 id="story" className="text-2xl">
          Two siblings from Haro
        </h2>
        <p className={styles.first}>
          Inés and Mateo Ezquerro grew up above a bar in Haro, in the Rioja Alta, where the whole street
          smells of new wine in October and of wet oak the rest of the year. Their grandmother Rosario had the
          kitchen. Before homework, it was their job to carry her croquetas out to the counter and the gossip
          back in.
        </p>
        <p>
          Mateo came to Boston to study engineering and stayed for a girl from Dorchester. Inés came to visit
          him and stayed for the oysters. What neither of them could find was the plain thing they missed: a
          counter to lean on, a small glass, a small plate, and an evening that makes itself up as it goes
          along.
        </p>
        <p>
          So in {established_year} they rented a room that was much too narrow, put in the longest bar that
          would fit, and opened with eleven dishes and the wine of four neighbors from home. The bread was
          gone by seven. A man at the end of the bar went around the corner, bought six loaves and came back
          with them under his arms. He still sits there on Thursdays.
        </p>
      </div>
      <figure>
        <div className={styles.portraitFrame}>
          <Picture
            src="/pictures/gallery/croquetas.jpg"
            alt="Croquetas piled on a blue-patterned plate, one broken open, with lemon."
            sizes="(min-width: 60rem) 46vw, (min-width: 48rem) 40vw, 100vw"
          />
        </div>
        <figcaption className={styles.caption}>
          Rosario’s croquetas, a little after four: gone by a quarter past.
        </figcaption>
      </figure>
      <figure className={styles.quote}>
        <blockquote>
          <p>Nobody goes out for tapas because they are hungry. You go out because it is evening.</p>
        </blockquote>
        <figcaption className="accent strong">Rosario, our grandmother</figcaption>
      </figure>
      <div className={styles.after}>
        <p>
          Rosario came over that second winter. She looked at the stove, moved everything on it two inches to
          the left, and cooked for a month. The croquetas are hers to this day: béchamel stirred for forty
          minutes, chilled overnight, rolled by hand. She had her doubts about raw tuna. She also had two
          helpings.
        </p>
        <p>
          Inés buys the wine and tastes every bottle before it goes on the list. Mateo runs the kitchen and
          counts everything twice, being an engineer. They have disagreed about the music since the first
          night. It is the only thing here that has never been settled.
        </p>
      </div>
    </section>
  );
}
