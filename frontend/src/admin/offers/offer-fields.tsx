import { OFFER_BUTTONS } from '../../domain/offer';
import { FormSection } from '../forms/form-section';
import { LinkField } from '../forms/link-field';
import { LongTextField } from '../forms/long-text-field';
import { TextField } from '../forms/text-field';
import { PictureField } from '../pictures/picture-field';
import { OfferDates } from './offer-dates';

/** What an offer says, when it shows and where its buttons lead; with a title alone it can be saved. */
export function OfferFields() {
  return (
    <>
      <FormSection title="The offer">
        <TextField name="title" isRequired help="Large, over the picture: a few words." />
        <LongTextField name="subtitle" rows={2} help="Below the title, if it needs more." />
        <TextField name="badge" help="Small, above the title: “For two”, “Weekend only”." />
        <PictureField
          name="image"
          aspect={16 / 9}
          label="Picture"
          help="It fills the screen behind the words, which stand on the left. Without one, a painted plate stands in."
        />
      </FormSection>
      <OfferDates />
      <FormSection title="Its buttons">
        <TextField name="primaryLabel" help={`Left empty, it says “${OFFER_BUTTONS.ctaPrimaryLabel}”.`} />
        <LinkField
          name="primaryTo"
          placeholder=""
          help="A page of the site, or an address. Left empty, it leads to the menu."
        />
        <TextField name="secondaryLabel" help={`Left empty, it says “${OFFER_BUTTONS.ctaSecondaryLabel}”.`} />
        <LinkField
          name="secondaryTo"
          placeholder=""
          help="A page of the site, or an address. Left empty, it leads to the reservations."
        />
      </FormSection>
    </>
  );
}
