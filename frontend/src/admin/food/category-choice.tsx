import { Button, Stack } from '@mantine/core';
import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { counted } from '../kit/lists/noun';
import type { SeveralProps } from './several-form';

interface CategoryChoiceProps<Entity> extends SeveralProps<Entity> {
  categories: readonly StaffCategory[];
}

/** One press moves them. A category that all are already in is not offered. */
export function CategoryChoice<Entity extends StaffFood>(props: CategoryChoiceProps<Entity>) {
  const { foods, words, categories, onSave, onClose } = props;
  const moveTo = async ({ id, name }: StaffCategory) => {
    const moved = foods.filter((food) => food.category !== id);
    const changes = moved.map((food) => ({ food, fields: { category: id } }));
    if (await onSave(changes, `${counted(foods.length, words)}: moved to ${name}`)) onClose();
  };
  const others = categories.filter(({ id }) => foods.some((food) => food.category !== id));
  return (
    <Stack gap="xs">
      {others.map((category) => (
        <Button
          key={category.id}
          variant="default"
          justify="flex-start"
          onClick={() => void moveTo(category)}
        >
          {category.name}
        </Button>
      ))}
      {others.length === 0 && <p>There is no other category.</p>}
    </Stack>
  );
}
