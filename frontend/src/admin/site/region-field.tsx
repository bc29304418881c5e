import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type Choice, SelectField } from '../kit/forms/fields';
import styles from './site-parts.module.css';

const TIMEZONES: readonly Choice[] = [
  { value: 'America/New_York', label: 'Eastern: Boston, New York' },
  { value: 'America/Chicago', label: 'Central: Chicago' },
  { value: 'America/Denver', label: 'Mountain: Denver' },
  { value: 'America/Phoenix', label: 'Arizona: Phoenix' },
  { value: 'America/Los_Angeles', label: 'Pacific: Los Angeles' },
  { value: 'America/Anchorage', label: 'Alaska: Anchorage' },
  { value: 'Pacific/Honolulu', label: 'Hawaii: Honolulu' },
  { value: 'America/Puerto_Rico', label: 'Atlantic: San Juan' },
];

const CURRENCIES: readonly Choice[] = [
  { value: 'USD', label: 'US dollar ($)' },
  { value: 'EUR', label: 'Euro (€)' },
  { value: 'GBP', label: 'Pound sterling (£)' },
  { value: 'CAD', label: 'Canadian dollar (CA$)' },
  { value: 'MXN', label: 'Mexican peso (MX$)' },
];

interface RegionFieldProps {
  name: string;
  choices: readonly Choice[];
  help: string;
  warning: string;
}

export const REGION_FIELDS = {
  timezone: {
    label: 'Time zone',
    rule: z.string(),
    initial: '',
    show: (name: string) => name.replaceAll('_', ' '),
    control: (name: string) => (
      <RegionField
        name={name}
        choices={TIMEZONES}
        help="Applies to all hours and dates."
        warning="Changing the time zone moves every opening hour, holiday, offer and event to that zone’s clock at once. Change it only if the restaurant is there."
      />
    ),
  },
  currency: {
    label: 'Currency',
    rule: z.string(),
    initial: '',
    control: (name: string) => (
      <RegionField
        name={name}
        choices={CURRENCIES}
        help="The sign in front of menu and drink prices."
        warning="Prices are not converted: a dish at 12 costs 12 in the new currency. Highlights and the mandatory fee still show in US dollars."
      />
    ),
  },
};

/** A setting that is chosen once: changing it shows a warning. */
function RegionField({ name, choices, help, warning }: RegionFieldProps) {
  const { control, formState } = useFormContext<Record<string, string>>();
  const stored = formState.defaultValues?.[name] ?? '';
  const isKnown = stored === '' || choices.some(({ value }) => value === stored);
  const own = isKnown ? [] : [{ value: stored, label: stored.replaceAll('_', ' ') }];
  const isChanged = useWatch({ control, name }) !== stored;
  return (
    <>
      <SelectField {...{ name, help }} choices={[...choices, ...own]} />
      <p role="status" className={isChanged ? styles.warning : 'hides-empty'}>
        {isChanged && warning}
      </p>
    </>
  );
}
