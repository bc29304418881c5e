import { ActionIcon, Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { SpecialDish } from '../../api/staff/staff-tapas5';
import { complaintsIn } from '../kit/forms/field-errors';
import { FieldGroup } from '../kit/forms/field-group';
import { useField } from '../kit/forms/use-field';
import { dropRow } from '../kit/lists/row-focus';
import { SortableRows } from '../kit/lists/sortable-rows';
import { AdminIcon } from '../kit/shell/admin-icon';
import { later } from '../kit/shell/later';

const DishPicker = later(async () => (await import('../kit/lists/dish-picker')).DishPicker);

interface DishesFieldProps {
  name: string;
  dishes: ReadonlyMap<string, SpecialDish>;
}

export const DELETED_DISH = 'A dish that was deleted';

export function DishesField({ name, dishes }: DishesFieldProps) {
  const { value, change, label, input } = useField({ name });
  const { errors } = useFormState({ name });
  // The server may report the whole list or single entries.
  const complaints = complaintsIn({ [name]: errors[name] }, { [name]: label });
  const problems = [...new Set(complaints.map(({ message }) => message))];
  const [isPicking, setIsPicking] = useState(false);
  const ids = value as readonly string[];
  const nameOf = (id: string) => dishes.get(id)?.name ?? DELETED_DISH;
  const takeOut = (id: string) => change(ids.filter((each) => each !== id));
  return (
    <FieldGroup id={input.id} label={label} error={problems.join(' ')}>
      {ids.length === 0 && (
        <Box component="p" py="sm" c="dimmed">
          No dishes yet. Guests won’t see the special until it has one.
        </Box>
      )}
      <SortableRows
        items={ids}
        nameOf={nameOf}
        label="Dishes of the special"
        onMove={(ordered) => change([...ordered])}
        renderRow={(id, row) => (
          <Group gap={0} justify="end" mih="3.25rem">
            {row.handle}
            <Box flex="1 6rem" ps="xs" className="fits">
              <Box fw={600} lang="es">
                {nameOf(id)}
              </Box>
              <Remark dish={dishes.get(id)} />
            </Box>
            {row.moveButtons}
            <ActionIcon aria-label={`Remove ${nameOf(id)}`} onClick={() => dropRow(id, () => takeOut(id))}>
              <AdminIcon name="close" />
            </ActionIcon>
          </Group>
        )}
      />
      <Button
        variant="default"
        mt="sm"
        mb="xs"
        leftSection={<AdminIcon name="plus" />}
        onClick={() => setIsPicking(true)}
      >
        Add from the menu
      </Button>
      <p className="note">
        Food only, no drinks: Massachusetts forbids time-limited drink discounts (204 CMR 4.03).
      </p>
      <DishPicker
        opened={isPicking}
        title="Which dishes are in the special?"
        picked={new Set(ids)}
        pickedWord="In the special"
        onPick={({ id }) => (ids.includes(id) ? takeOut(id) : change([...ids, id]))}
        onClose={() => setIsPicking(false)}
      />
    </FieldGroup>
  );
}

function Remark({ dish }: { dish: SpecialDish | undefined }) {
  if (dish?.available) return null;
  return (
    <Box className="warned" fz="var(--text-s)">
      {dish ? 'Sold out: not shown until it is back' : 'Remove it before you save'}
    </Box>
  );
}
