import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect } from '@mantine/core';
import { drinksCollection } from '../../api/staff/staff-food';
import type { Pairing } from '../../domain/menu';
import { MOST_PAIRINGS } from '../food/pairings';
import { useField } from '../kit/forms/use-field';
import { useStaffList } from '../kit/lists/use-staff-list';

export function PairingsField({ name }: { name: string }) {
  const { value, change, input } = useField({
    name,
    help: 'Type part of a drink’s name. The pairing shows on both pages while both are available.',
  });
  const chosen = value as readonly Pairing[];
  const { items = [] } = useStaffList(drinksCollection);
  const names = new Map([...chosen, ...(items ?? [])].map((drink) => [drink.id, drink.name]));
  const soldOut = new Set(items?.flatMap(({ id, available }) => (available ? [] : [id])));
  return (
    <MultiSelect
      {...input}
      searchable
      maxValues={MOST_PAIRINGS}
      nothingFoundMessage="No drink has this in its name."
      data={[...names].map(([id, drink]) => ({
        value: id,
        label: soldOut.has(id) ? `${drink} (sold out)` : drink,
      }))}
      value={chosen.map(({ id }) => id)}
      onChange={(ids) => change(ids.map((id) => ({ id, name: names.get(id) ?? '' })))}
    />
  );
}
