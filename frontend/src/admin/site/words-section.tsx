import { DEFAULT_SITE } from '../../domain/site-defaults';
import { LongTextField } from '../forms/long-text-field';
import { NumberField } from '../forms/number-field';
import { TextField } from '../forms/text-field';
import { FormSection } from './form-section';

/** What the restaurant says of itself. */
export function WordsSection() {
  return (
    <FormSection id="words">
      <TextField
        name="name"
        lang="es"
        isRequired
        help="At the top of every page, in the title of each, and in mails."
      />
      <TextField
        name="tagline"
        help={`In the footer, in the title of every page and in what search engines show. Left empty, the site says “${DEFAULT_SITE.tagline}”.`}
      />
      <LongTextField
        name="parkingNote"
        help="Beside the map and on the reservations page. Empty: not shown."
      />
      <NumberField
        name="establishedYear"
        isWhole
        help={`“Since …” on the home page, the About page and in the footer. Left empty, the site says ${DEFAULT_SITE.establishedYear}.`}
      />
    </FormSection>
  );
}
