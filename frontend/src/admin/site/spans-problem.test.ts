import { expect, it } from 'vitest';
import { closesNextDay, isWhole, spansProblem } from './spans-problem';

const span = (opens: string, closes: string) => ({ opens, closes });
const problem = (...spans: ReturnType<typeof span>[]) => spansProblem(spans);

it('finds nothing wrong with hours that touch or end after midnight', () => {
  expect(problem()).toBeNull();
  expect(problem(span('12:00', '15:00'), span('15:00', '22:00'))).toBeNull();
  expect(problem(span('12:00', '15:00'), span('17:00', '01:00'))).toBeNull();
  expect(problem(span('17:00', '00:00'))).toBeNull();
});

it('requires both times, and not the same', () => {
  expect(problem(span('', '15:00'))).toMatchObject({ at: 0, field: 'opens' });
  expect(problem(span('12:00', '15:00'), span('17:00', ''))).toMatchObject({ at: 1, field: 'closes' });
  expect(problem(span('12:00', '12:00'))).toMatchObject({ at: 0, field: 'closes' });
});

it('says which hours overlap, in any order', () => {
  expect(problem(span('12:00', '18:00'), span('17:00', '22:00'))).toEqual({
    at: 1,
    field: 'opens',
    message: 'These hours overlap with those from 12:00 PM: change one of them.',
  });
  expect(problem(span('17:00', '01:00'), span('12:00', '18:00'))).toMatchObject({ at: 1 });
  expect(problem(span('17:00', '01:00'), span('23:00', '00:00'))).toMatchObject({ at: 1 });
});

it('detects overlaps with hours that continue into the next day', () => {
  expect(closesNextDay(span('17:00', '01:30'))).toBe(true);
  expect(closesNextDay(span('17:00', '00:00'))).toBe(false);
  expect(closesNextDay(span('17:00', ''))).toBe(false);
  expect(isWhole(span('17:00', ''))).toBe(false);
});
