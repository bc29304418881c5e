import { expect, it } from 'vitest';
import { changeOf, together } from './one-change';

it('an entry without a place was last, so bringing back the old order puts it there', () => {
  const moved = (id: string, from: number | null, to: number) =>
    changeOf('dish', id, { name: id, order: from }, { name: id, order: to });
  const [order] = together([...moved('Gambas', null, 1), ...moved('Pulpo', 1, 2)]);
  expect(order?.changes.order).toEqual([
    [
      { id: 'Pulpo', title: 'Pulpo', place: 1 },
      { id: 'Gambas', title: 'Gambas', place: 999 },
    ],
    [
      { id: 'Gambas', title: 'Gambas', place: 1 },
      { id: 'Pulpo', title: 'Pulpo', place: 2 },
    ],
  ]);
});
