import { useState } from 'react';
import { BackToTop } from '../../ui/back-to-top';
import { Button } from '../../ui/button';
import { Carousel } from '../../ui/carousel/carousel';
import { Lightbox } from '../../ui/lightbox';
import { Picture } from '../../ui/picture';
import { Specimen, Specimens } from './specimen';
import styles from './styleguide.module.css';

const photo = (name: string, alt: string, width: number, height: number) => ({
  id: name,
  src: `/pictures/gallery/${name}.jpg`,
  alt,
  width,
  height,
  thumbnailSizes: '20rem',
});
const PHOTOS = [
  photo('croquetas', 'Croquetas', 960, 720),
  photo('sangria', 'Sangría', 576, 768),
  photo('flan', 'Flan', 768, 768),
  photo('three-wines', 'Three wines', 1152, 720),
  photo('vermut', 'Vermut', 600, 768),
];
const AUTOPLAY_MS = 4000;

export function PictureSpecimens() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <Specimens title="Pictures">
      <Specimen title="Picture: as it is, and one that is missing">
        <span className={styles.picture}>
          <Picture src="/pictures/gallery/croquetas.jpg" alt="Croquetas" sizes="20rem" />
        </span>
        <span className={styles.picture}>
          <Picture src="/pictures/nowhere.jpg" alt="A dish without a picture" sizes="20rem" />
        </span>
      </Specimen>
      {[1, 2, 5].map((count) => (
        <Specimen key={count} title={`Carousel of ${count}`}>
          <section>
            <Carousel
              label={`Carousel of ${count}`}
              items={PHOTOS.slice(0, count)}
              autoplayMs={AUTOPLAY_MS}
              renderItem={({ src, alt }) => (
                <span className={styles.picture}>
                  <Picture src={src} alt={alt} sizes="(min-width: 62rem) 33vw, 90vw" />
                </span>
              )}
            />
          </section>
        </Specimen>
      ))}
      <Specimen title="Lightbox: a modal dialog">
        <Button look="secondary" onClick={() => setIndex(0)}>
          Open the lightbox
        </Button>
        <Lightbox photos={PHOTOS} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
      </Specimen>
      <Specimen title="Back to top: once 300 px are scrolled">
        <BackToTop />
      </Specimen>
    </Specimens>
  );
}
