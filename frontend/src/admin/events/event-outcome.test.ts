import { expect, it } from 'vitest';
import { outcomeOf } from './event-outcome';
import { someEvent } from './some-event';

const today = '2026-11-21';
const others = Array.from({ length: 12 }, (_, at) => someEvent({ id: `other-${at}`, date: '2026-12-01' }));

it('is live now where it is on, and among the first twelve', () => {
  expect(outcomeOf(someEvent({ date: '2026-11-30' }), others, today)).toHaveProperty('to', '/events');
  expect(outcomeOf(someEvent(), others.slice(1), today)).toHaveProperty('to');
});

it('says that others come first', () => {
  const { text } = outcomeOf(someEvent({ date: '2026-12-24' }), others, today) as { text: string };
  expect(text).toMatch(/^It is on, but the site shows 12 and others come first\./);
});

it('says why it does not show, and claims nothing that is not known', () => {
  expect(outcomeOf(someEvent({ date: '2026-11-20' }), others, today)).toEqual({
    text: 'It was over on Fri Nov 20: diners do not see it.',
  });
  expect(outcomeOf(someEvent({ isActive: false }), [], today)).toHaveProperty('text');
  expect(outcomeOf(someEvent(), undefined, today)).toMatchObject({
    text: 'It shows now, until you switch it off.',
    link: { to: '/events' },
  });
});
