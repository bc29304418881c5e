import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { HeroSlide } from '../../features/offer/hero-slide';
import { slideOf } from '../../api/staff/staff-offers';
import styles from './offer-preview.module.css';
import { fieldsOf, type OfferValues } from './offer-values';

/** From where on the site lays a slide out for a desk (`hero-slide.module.css`). */
const DESK = '(min-width: 60rem)';

/** As wide as a desk's screen, in pixels: the slide is laid out by the screen's width, not by the width of what it stands in. */
const DESK_PX = 1280;

/** The slide as Home shows it, drawn by the site's own part: on a desk a whole screen made small, on a phone as it is there. */
export function OfferPreview({ values }: { values: OfferValues }) {
  const isDesk = useMediaQuery(DESK) ?? false;
  const { ref, width } = useElementSize();
  const slide = slideOf(fieldsOf({ ...values, title: values.title.trim() || 'Title of the offer' }));
  const scale = isDesk && width > 0 ? width / DESK_PX : 1;
  return (
    <div ref={ref} className={styles.frame} data-desk={isDesk || undefined}>
      <div className={styles.hero} style={isDesk ? { width: DESK_PX, zoom: scale } : undefined}>
        {/* Anew for another picture: the slide counts on keeping the one that it began with. */}
        <HeroSlide key={slide.imageUrl} offer={slide} isFirst isNear />
      </div>
    </div>
  );
}
