import { expect, it } from 'vitest';
import { ALLERGY_NOTICE, feeStatement, RAW_FOOD_NOTICE } from './legal';

it('has the notices word for word as the law requires', () => {
  expect(ALLERGY_NOTICE).toBe(
    'Before placing your order, please inform your server if a person in your party has a food allergy.',
  );
  expect(RAW_FOOD_NOTICE).toBe(
    'Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness.',
  );
});

it('states a fee with its amount', () => {
  expect(feeStatement({ name: 'Kitchen appreciation', percent: 3.5, amount: null })).toBe(
    'Kitchen appreciation: a mandatory fee of 3.5% of the bill is added to every order.',
  );
  expect(feeStatement({ name: 'Cover', percent: null, amount: 2.5 })).toBe(
    'Cover: a mandatory fee of $2.50 is added to every order.',
  );
});
