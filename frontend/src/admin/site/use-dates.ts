import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { DateValues, SiteValues } from './site-values';

/** A day of the list: where it stands in the form, and what holds on it. */
export interface ListedDate {
  key: string;
  at: number;
  value: DateValues;
}

export interface Dates {
  /** From today on, by date; days that are being added last. */
  coming: readonly ListedDate[];
  /** The newest first. */
  past: readonly ListedDate[];
  total: number;
  /** Puts a day where its date belongs; one without a date at the end. Gives its place. */
  add: (value: DateValues) => number;
  removeAt: (places: readonly number[]) => void;
}

/** The days with other hours, as the form holds them. */
export function useDates(today: string): Dates {
  const { control } = useFormContext<SiteValues>();
  const { fields, insert, remove } = useFieldArray({ control, name: 'exceptions' });
  const values = useWatch({ control, name: 'exceptions' });
  const all = fields.map((field, at) => ({
    key: field.id,
    at,
    // Where a day is listed is by the date that it came with: a date half typed must not move it from under the fingers.
    isPast: field.date !== '' && field.date < today,
    value: values[at] ?? field,
  }));
  return {
    coming: all.filter(({ isPast }) => !isPast),
    past: all.filter(({ isPast }) => isPast).toReversed(),
    total: fields.length,
    add(value) {
      const later = values.findIndex(({ date }) => date === '' || date > value.date);
      const at = value.date === '' || later < 0 ? values.length : later;
      insert(at, value, { shouldFocus: false });
      return at;
    },
    removeAt: (places) => remove([...places]),
  };
}
