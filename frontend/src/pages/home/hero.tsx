import type { Offer } from '../../domain/offer';
import { useSite } from '../../features/site/use-site';
import { Carousel } from '../../ui/carousel/carousel';
import styles from './hero.module.css';
import { HeroSlide } from '../../features/offer/hero-slide';
import { HeroWaiting } from './hero-waiting';
import { useOffers } from './use-offers';

const AUTOPLAY_MS = 4500;

const idOf = (offer: Offer) => offer.id;

/** The opening of the home page: today's offers over the pictures that they are about, one at a time. */
export function Hero() {
  const { name, tagline } = useSite();
  const offers = useOffers();
  return (
    <div className={styles.hero}>
      <h1 className="visually-hidden">{tagline === '' ? name : `${name}: ${tagline}`}</h1>
      {offers ? (
        <Carousel
          label="Offers"
          items={offers}
          keyOf={idOf}
          renderItem={(offer, index, isNear) => (
            <HeroSlide offer={offer} isFirst={index === 0} isNear={isNear} />
          )}
          autoplayMs={AUTOPLAY_MS}
          // It fills the screen: a mouse is always somewhere over it.
          pausesOnHover={false}
          effect="fade"
        />
      ) : (
        <HeroWaiting />
      )}
    </div>
  );
}
