import { MAP_ORIGINS, embeddableMap } from '../../domain/map-embed';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../forms/text-field';
import { FormSection } from './form-section';
import styles from './form-section.module.css';
import type { SiteValues } from './site-values';

/** How guests reach the restaurant. */
export function ReachSection() {
  return (
    <FormSection
      id="reach"
      help="Shown in the footer, beside the map and on the contact page. What is left empty is not shown."
    >
      <div className={styles.pair}>
        <TextField name="phone" type="tel" help="Also where Call leads: (617) 555-0142" />
        <TextField
          name="email"
          type="email"
          help="Shown to guests; messages from the contact form come here, to Messages."
        />
      </div>
      <TextField name="streetAddress" />
      <div className={styles.pair}>
        <TextField name="city" />
        <TextField name="region" help="As in addresses: MA" />
        <TextField name="postalCode" />
      </div>
      <TextField
        name="coordinates"
        help="Where Directions leads on Android phones, and what search engines show. In Google Maps, press and hold on the door and copy the two numbers: 42.3555, -71.0636"
      />
      <MapEmbed />
    </FormSection>
  );
}

/** A map of another origin is refused by the site's own rules: that is said while the address is being put in. */
function MapEmbed() {
  const { control } = useFormContext<SiteValues>();
  const address = useWatch({ control, name: 'mapEmbedUrl' }).trim();
  const isShown = address === '' || embeddableMap(address) !== null;
  const hosts = MAP_ORIGINS.map((origin) => new URL(origin).hostname).join(' or ');
  return (
    <TextField
      name="mapEmbedUrl"
      type="url"
      help={
        <>
          The address of a map to embed, from {hosts} (Share, then HTML: the part in quotes after src).{' '}
          <span role="status">
            {!isShown && 'The site can’t show a map from this address: guests get a link to a map instead.'}
          </span>
        </>
      }
    />
  );
}
