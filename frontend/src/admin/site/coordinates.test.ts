import { expect, it } from 'vitest';
import { readCoordinates } from './coordinates';

it.each(['42.3555, -71.0636', '42.3555,-71.0636', ' (42.3555, -71.0636) ', '42.3555° N, 71.0636° W'])(
  'reads %s as copied from a map',
  (typed) => {
    expect(readCoordinates(typed)).toEqual({ latitude: 42.3555, longitude: -71.0636 });
  },
);

it.each(['', '42.3555', '42.3555, west', '97, 10', '42, -181', '42,3555', '139 Tremont Street'])(
  'refuses %j',
  (typed) => {
    expect(readCoordinates(typed)).toBeNull();
  },
);
