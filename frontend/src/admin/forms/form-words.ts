import { createContext, useContext } from 'react';

/** The labels of a form's fields by name. */
export const FormLabels = createContext<Readonly<Record<string, string>>>({});

/** What a field is called: what it says itself, else what the form says of it. */
export function useLabel(name: string, own: string | undefined): string {
  const labels = useContext(FormLabels);
  return own ?? labels[name] ?? name;
}

/** The id of a field's input: where links of the error summary lead. One form stands on a screen. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

/** A complaint that starts in lower case is said of its field: `must be …` becomes `Price must be …`. */
export function sentence(label: string, complaint: string): string {
  return /^\p{Ll}/u.test(complaint) ? `${label} ${complaint}` : complaint;
}
