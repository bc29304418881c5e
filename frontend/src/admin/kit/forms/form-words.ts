import { createContext, useContext } from 'react';

export const FormLabels = createContext<Readonly<Record<string, string>>>({});

export function useLabel(name: string, own: string | undefined): string {
  const labels = useContext(FormLabels);
  return own ?? labels[name] ?? name;
}

export function fieldId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}

/** Prefixes a message in lower case with the field's label: `must be …` becomes `Price must be …`. */
export function sentence(label: string, complaint: string): string {
  return /^\p{Ll}/u.test(complaint) ? `${label} ${complaint}` : complaint;
}
