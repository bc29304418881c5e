import type { Offer } from '../../domain/offer';
import { ActionLink } from '../../ui/action-link';
import styles from './hero-slide.module.css';
import { HeroPicture } from './hero-picture';

interface HeroSlideProps {
  offer: Offer;
  isFirst: boolean;
  isNear: boolean;
}

export function HeroSlide({ offer, isFirst, isNear }: HeroSlideProps) {
  return (
    <article className={styles.slide}>
      <HeroPicture src={offer.imageUrl} focus={offer.focus} isFirst={isFirst} isNear={isNear} />
      <div className={styles.words}>
        {offer.badge !== '' && <p className={styles.badge}>{offer.badge}</p>}
        <h2 className={styles.title}>{offer.title}</h2>
        {offer.subtitle !== '' && <p className={styles.subtitle}>{offer.subtitle}</p>}
        <p className={styles.actions}>
          <ActionLink to={offer.ctaPrimaryTo} look="light">
            {offer.ctaPrimaryLabel}
          </ActionLink>{' '}
          <ActionLink to={offer.ctaSecondaryTo} look="clear">
            {offer.ctaSecondaryLabel}
          </ActionLink>
        </p>
      </div>
    </article>
  );
}
