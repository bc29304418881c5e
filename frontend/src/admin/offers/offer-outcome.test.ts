import { expect, it } from 'vitest';
import { outcomeOf } from './offer-outcome';
import { someOffer } from './some-offer';

const today = '2026-11-21';
const others = Array.from({ length: 5 }, (_, at) => someOffer({ id: `other-${at}`, order: at + 1 }));

it('is live now where it is on, and among the first five', () => {
  expect(outcomeOf(someOffer({ order: 0 }), others, today)).toEqual({ to: '/', label: 'See Home' });
  expect(outcomeOf(someOffer({ order: 9 }), others.slice(1), today)).toHaveProperty('to');
});

it('says that others come first', () => {
  const { text } = outcomeOf(someOffer({ order: 9 }), others, today) as { text: string };
  expect(text).toBe('It is on, but Home shows 5 and others come first: move it up in the list.');
  const ended = others.map((offer) => ({ ...offer, endDate: '2026-11-01' }));
  expect(outcomeOf(someOffer({ order: 9 }), ended, today)).toHaveProperty('to');
});

it('compares with what was saved, not with what the list held before', () => {
  const before = someOffer({ order: 9 });
  expect(outcomeOf({ ...before, order: 0 }, [...others, before], today)).toHaveProperty('to');
});

it('says when it will show, or why not, and claims nothing that is not known', () => {
  const from = someOffer({ startDate: '2026-11-27' });
  expect(outcomeOf(from, others, today)).toEqual({ text: 'It shows from Fri Nov 27.' });
  expect(outcomeOf(someOffer({ isActive: false }), [], today)).toEqual({
    text: 'It is switched off: diners do not see it.',
  });
  expect(outcomeOf(someOffer(), undefined, today)).toMatchObject({ text: 'It shows now, until you end it.' });
});
