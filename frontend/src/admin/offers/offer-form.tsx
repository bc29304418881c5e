import { Box } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { readOffer } from '../../api/offers';
import { createFirstOffer } from '../../api/staff/staff-offers';
import type { Offer } from '../../domain/offer';
import { HeroSlide } from '../../features/offer/hero-slide';
import { CardForm } from '../cards/card-form';
import { OFFER_FIELDS, OFFER_RULES, type OfferValues } from './offer-fields';
import styles from './offer-form.module.css';
import { OFFER_KIND } from './offer-kind';

const drawPreview = (values: OfferValues) => <OfferPreview values={values} />;

export function OfferForm() {
  return (
    <CardForm
      kind={OFFER_KIND}
      fields={OFFER_FIELDS}
      rules={OFFER_RULES}
      notCopied={{ startDate: '', endDate: '' }}
      create={createFirstOffer}
      preview={drawPreview}
    />
  );
}

/** The narrowest phone that the slide is designed for. In less space it is scaled down. */
const PHONE_PX = 360;

/** The slide as on a phone, even on desktops: a wide slide beside a form would be too small to read. */
function OfferPreview({ values }: { values: OfferValues }) {
  const { ref, width } = useElementSize();
  const slide = slideOf(values);
  const isTight = width > 0 && width < PHONE_PX;
  return (
    // As wide as the panel, to make the text as large as possible.
    <Box ref={ref} className="night clipped" m="calc(-1 * var(--space-4))">
      <div className={styles.phone} style={isTight ? { width: PHONE_PX, zoom: width / PHONE_PX } : undefined}>
        {/* Remounted for another picture, because a slide assumes that its picture never changes. */}
        <HeroSlide key={slide.imageUrl} offer={slide} isFirst isNear />
      </div>
    </Box>
  );
}

export function slideOf({ title, image, ...rest }: OfferValues): Offer {
  return readOffer({
    ...rest,
    id: 'preview',
    title: title.trim() || 'Title of the offer',
    imageUrl: image?.src ?? null,
  });
}
