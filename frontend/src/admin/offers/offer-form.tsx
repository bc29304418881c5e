import { createFirstOffer } from '../../api/staff/staff-offers';
import { CardForm } from '../cards/card-form';
import { OFFER_FIELDS, OFFER_RULES, type OfferValues } from './offer-fields';
import { OFFER_KIND } from './offer-kind';
import { OfferPreview } from './offer-preview';

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
