import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../forms/select-field';
import { FormSection } from './form-section';
import styles from './form-section.module.css';
import { choicesWith, CURRENCIES, TIMEZONES } from './region-choices';
import type { SiteValues } from './site-values';

/** What rarely changes, and changes much. */
export function RegionSection() {
  const { control, formState } = useFormContext<SiteValues>();
  const [timezone, currency] = useWatch({ control, name: ['timezone', 'currency'] });
  const { timezone: zoneBefore = '', currency: currencyBefore = '' } = formState.defaultValues ?? {};
  return (
    <FormSection id="region" help="Set once, when the restaurant opens or moves.">
      <SelectField
        name="timezone"
        choices={choicesWith(TIMEZONES, timezone)}
        help="All hours and dates hold in it, wherever guests are."
      />
      <Warning isShown={timezone !== zoneBefore}>
        With another time zone every opening hour, holiday, offer and event moves to that zone’s clock at
        once. Change it only if the restaurant is there.
      </Warning>
      <SelectField
        name="currency"
        choices={choicesWith(CURRENCIES, currency)}
        help="The sign before the prices of the menu and the drinks."
      />
      <Warning isShown={currency !== currencyBefore}>
        Prices are not converted: a dish of 12 costs 12 in the new currency. Highlights and the mandatory fee
        go on being shown in US dollars.
      </Warning>
    </FormSection>
  );
}

function Warning({ isShown, children }: { isShown: boolean; children: string }) {
  return (
    <p role="status" className={isShown ? styles.warning : undefined}>
      {isShown && children}
    </p>
  );
}
