import { TextField } from '../forms/text-field';
import { FormSection } from './form-section';
import styles from './form-section.module.css';

/** Where the site leads to. */
export function LinksSection() {
  return (
    <FormSection id="links" help="Whole addresses, with https:// in front, as the browser shows them.">
      <TextField
        name="bookingUrl"
        type="url"
        help="Where “Book a Table” leads, in a new tab. Left empty, it calls the phone instead."
      />
      <div className={styles.pair}>
        <TextField name="instagram" type="url" help="In the footer and the phone menu. Empty: not shown." />
        <TextField name="facebook" type="url" help="In the footer and the phone menu. Empty: not shown." />
        <TextField name="tiktok" type="url" help="In the footer. Empty: not shown." />
      </div>
      <div className={styles.pair}>
        <TextField name="agencyName" help="Who built the site, in small print in the footer." />
        <TextField name="agencyUrl" type="url" />
      </div>
    </FormSection>
  );
}
