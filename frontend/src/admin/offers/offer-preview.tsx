import { useElementSize } from '@mantine/hooks';
import { HeroSlide } from '../../features/offer/hero-slide';
import { slideOf } from '../../api/staff/staff-offers';
import styles from './offer-preview.module.css';
import { fieldsOf, type OfferValues } from './offer-values';

/** The narrowest phone that the slide is laid out for, in pixels; where there is less room, it is made smaller as a whole. */
const PHONE_PX = 360;

/**
 * The slide as Home shows it on a phone, drawn by the site's own part. So it is on desks as well: there is no room beside a
 * form for a slide as wide as a screen, and made small nobody could read it.
 */
export function OfferPreview({ values }: { values: OfferValues }) {
  const { ref, width } = useElementSize();
  const slide = slideOf(fieldsOf({ ...values, title: values.title.trim() || 'Title of the offer' }));
  const isTight = width > 0 && width < PHONE_PX;
  return (
    <div ref={ref} className={styles.frame}>
      <div className={styles.phone} style={isTight ? { width: PHONE_PX, zoom: width / PHONE_PX } : undefined}>
        {/* Anew for another picture: the slide counts on keeping the one that it began with. */}
        <HeroSlide key={slide.imageUrl} offer={slide} isFirst isNear />
      </div>
    </div>
  );
}
