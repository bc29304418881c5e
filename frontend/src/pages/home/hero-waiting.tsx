import { OFFER_BUTTONS } from '../../domain/offer';
import { ActionLink } from '../../ui/action-link';
import picture from '../../features/offer/hero-picture.module.css';
import styles from '../../features/offer/hero-slide.module.css';

/** While the offers are on their way: their place, and the two buttons that nobody should have to wait for. */
export function HeroWaiting() {
  return (
    <div className={styles.slide}>
      <div className={picture.frame} data-state="loading">
        <div className={picture.skeleton} data-testid="hero-skeleton" />
      </div>
      <div className={styles.words}>
        <p role="status" className="visually-hidden">
          Loading the offers…
        </p>
        <span className={styles.titleWaiting} aria-hidden="true" />
        <p className={styles.actions}>
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
