import type { Choice } from '../forms/select-field';

/** The time zones of the United States. */
export const TIMEZONES: readonly Choice[] = [
  { value: 'America/New_York', label: 'Eastern: Boston, New York' },
  { value: 'America/Chicago', label: 'Central: Chicago' },
  { value: 'America/Denver', label: 'Mountain: Denver' },
  { value: 'America/Phoenix', label: 'Arizona: Phoenix' },
  { value: 'America/Los_Angeles', label: 'Pacific: Los Angeles' },
  { value: 'America/Anchorage', label: 'Alaska: Anchorage' },
  { value: 'Pacific/Honolulu', label: 'Hawaii: Honolulu' },
  { value: 'America/Puerto_Rico', label: 'Atlantic: San Juan' },
];

export const CURRENCIES: readonly Choice[] = [
  { value: 'USD', label: 'US dollar ($)' },
  { value: 'EUR', label: 'Euro (€)' },
  { value: 'GBP', label: 'Pound sterling (£)' },
  { value: 'CAD', label: 'Canadian dollar (CA$)' },
  { value: 'MXN', label: 'Mexican peso (MX$)' },
];

/** The choices with the stored one among them, whatever it is. */
export function choicesWith(choices: readonly Choice[], stored: string): readonly Choice[] {
  const isKnown = stored === '' || choices.some(({ value }) => value === stored);
  return isKnown ? choices : [...choices, { value: stored, label: stored.replaceAll('_', ' ') }];
}
