import { use } from 'react';
import { offersOnDemand } from '../../api/on-demand';
import { OFFERS_LIMIT } from '../../domain/limits';
import { FALLBACK_OFFERS, OFFER_BUTTONS, type Offer } from '../../domain/offer';
import { FirstPageContext } from '../../features/boot/boot-context';
import { useResource } from '../../features/boot/use-resource';
import picture from '../../features/offer/hero-picture.module.css';
import { HeroSlide } from '../../features/offer/hero-slide';
import slide from '../../features/offer/hero-slide.module.css';
import { useSite } from '../../features/site/use-site';
import { ActionLink } from '../../ui/action-link';
import { Carousel } from '../../ui/carousel/carousel';
import styles from './hero.module.css';

const AUTOPLAY_MS = 4500;
const OFFERS_STORE_ERROR = 'Error loading offers';

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
          renderItem={(offer, index, isNear) => (
            <HeroSlide offer={offer} isFirst={index === 0} isNear={isNear} />
          )}
          autoplayMs={AUTOPLAY_MS}
          // It fills the screen, so the mouse is always over it.
          pausesOnHover={false}
          effect="fade"
        />
      ) : (
        <HeroWaiting />
      )}
    </div>
  );
}

function HeroWaiting() {
  return (
    <div className={slide.slide}>
      <div className={picture.frame} data-state="loading">
        <div className={picture.skeleton} data-testid="hero-skeleton" />
      </div>
      <div className={slide.words}>
        <p role="status" className="visually-hidden">
          Loading the offers…
        </p>
        <span className={slide.titleWaiting} aria-hidden="true" />
        <p className={slide.actions}>
          <ActionLink to={OFFER_BUTTONS.ctaPrimaryTo} look="light">
            {OFFER_BUTTONS.ctaPrimaryLabel}
          </ActionLink>
          <ActionLink to={OFFER_BUTTONS.ctaSecondaryTo} look="clear">
            {OFFER_BUTTONS.ctaSecondaryLabel}
          </ActionLink>
        </p>
      </div>
    </div>
  );
}

/**
 * The built-in offers if the call failed or the server rendered this page without an answer;
 * undefined while loading after a navigation.
 */
function useOffers(): readonly Offer[] | undefined {
  const isServerRendered = use(FirstPageContext);
  const { data, status } = useResource(offersOnDemand, OFFERS_STORE_ERROR);
  if (data) return data.slice(0, OFFERS_LIMIT);
  return isServerRendered || status === 'error' ? FALLBACK_OFFERS : undefined;
}
