import { expect, it } from 'vitest';
import { limitRules, waitInWords } from './limit-rules';

it.each([
  [0, 'in a minute'],
  [1, 'in a minute'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [900, 'in 15 minutes'],
])('%d seconds are %s', (seconds, words) => expect(waitInWords(seconds)).toBe(words));

it('counts sign-ins per 15 minutes, codes and messages per hour', () => {
  const settings = { store: 'memory', loginPerAccount: 1, loginPerAddress: 2 } as const;
  const rules = limitRules({ ...settings, contactPerAddress: 3, contactInAll: 4 });
  expect(Object.entries(rules).map(([name, { points, seconds }]) => [name, points, seconds])).toEqual([
    ['loginPerAccount', 1, 900],
    ['loginPerAccountInAll', 10, 900],
    ['loginPerAddress', 2, 900],
    ['codesPerPassword', 20, 3600],
    ['forgottenPerAddress', 20, 3600],
    ['forgottenPerAccount', 3, 3600],
    ['forgottenPerAccountInAll', 10, 3600],
    ['contactPerAddress', 3, 3600],
    ['contactInAll', 4, 3600],
    ['spamInAll', 4, 3600],
    ['repliesPerAccount', 30, 3600],
  ]);
});
