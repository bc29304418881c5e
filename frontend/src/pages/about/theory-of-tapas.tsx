import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture';
import styles from './theory-of-tapas.module.css';

const THESES: readonly { title: string; text: ReactNode }[] = [
  {
    title: 'Small is not less.',
    text: 'A plate that is gone in four bites gets tasted four times. By the tenth bite of anything you are only eating. And then you may choose again, which is the best part of any dinner.',
  },
  {
    title: 'The middle of the table belongs to everyone.',
    text: 'Nobody orders for themselves. Reach. The last croqueta goes to whoever asks for it first, or to the youngest, and it is bad luck to leave it lying there out of manners.',
  },
  {
    title: 'Order in waves.',
    text: 'Two plates for each of you, then look around, then two more. We send things out when they are ready, so the hot ones are hot. There is no next course to wait for.',
  },
  {
    title: 'Drink what the plate asks for.',
    text: 'Something cold and salty with whatever was fried, a young Rioja with the chorizo, an old one when the talk slows down. If you can’t pronounce it, point.',
  },
  {
    title: 'Stay.',
    text: (
      <>
        Spanish has a word for the time after the plates are empty and before anyone gets up:{' '}
        <i lang="es">sobremesa</i>. It is why the bill comes when you ask for it, and not before.
      </>
    ),
  },
];

export function TheoryOfTapas() {
  return (
    <section aria-labelledby="theory" className={styles.theory}>
      <div className={styles.lead}>
        <h2 id="theory" className="text-3xl">
          A theory of tapas
        </h2>
        <p>
          <i lang="es">Tapa</i> means lid. The story goes that a slice of bread was laid over a glass of
          sherry to keep the flies out, somebody put ham on the bread, and somebody else had the good sense to
          eat the lid. What we believe about dinner follows from that slice of bread.
        </p>
        <div className={styles.frame}>
          <Picture
            src="/pictures/gallery/pan-con-tomate.jpg"
            alt="Slices of country bread rubbed with tomato on a wooden board."
            sizes="(min-width: 60rem) 40vw, 100vw"
          />
        </div>
      </div>
      <ol role="list" className={styles.theses}>
        {THESES.map(({ title, text }) => (
          <li key={title} className={styles.thesis}>
            <h3 className="text-xl snug">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
