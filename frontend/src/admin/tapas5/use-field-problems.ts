import { useFormState } from 'react-hook-form';
import { sentence } from '../forms/form-words';

/** What is wrong with a field that holds a list: with the list itself, and with single entries of it, as the server says it. */
export function useFieldProblems(name: string, label: string): readonly string[] {
  const { errors } = useFormState({ name });
  const problems = messagesIn(errors[name]).map((complaint) => sentence(label, complaint));
  return [...new Set(problems)];
}

function messagesIn(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return [error.message];
  return Object.entries(error).flatMap(([key, entry]) => (key === 'ref' ? [] : messagesIn(entry)));
}
