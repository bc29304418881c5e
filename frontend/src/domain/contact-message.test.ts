import { describe, expect, it } from 'vitest';
import { missingOutcome, NO_VALUES, type ContactField } from './contact-message';

const WHOLE = { ...NO_VALUES, name: 'Ana', email: 'ana@diner.example', message: 'A table for eight?' };

describe('missingOutcome', () => {
  it('is null if name, email and message are filled in', () => {
    expect(missingOutcome(WHOLE)).toBeNull();
  });

  it.each<[ContactField, string]>([
    ['name', ''],
    ['email', '   '],
    ['message', ' \n\t\u00a0'],
  ])('names a missing %s, written as %j', (field, value) => {
    const outcome = missingOutcome({ ...WHOLE, [field]: value });
    expect(outcome?.text).toBe('Please complete the required fields.');
    expect(Object.keys(outcome?.problems ?? {})).toEqual([field]);
  });

  it('names them in the order of the form', () => {
    expect(Object.keys(missingOutcome(NO_VALUES)?.problems ?? {})).toEqual(['name', 'email', 'message']);
  });
});
