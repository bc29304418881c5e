import { Button, Stack } from '@mantine/core';
import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';

interface CategoryChoiceProps {
  foods: readonly StaffFood[];
  categories: readonly StaffCategory[];
  onClose: () => void;
  /** Resolves to whether they were moved: only then the dialog closes. */
  onChoose: (category: StaffCategory) => Promise<boolean>;
}

/** One press moves them. A category that all are already in is not offered. */
export function CategoryChoice({ foods, categories, onClose, onChoose }: CategoryChoiceProps) {
  const others = categories.filter(({ id }) => foods.some((food) => food.category !== id));
  return (
    <Stack gap="xs">
      {others.map((category) => (
        <Button
          key={category.id}
          variant="default"
          justify="flex-start"
          onClick={() => void onChoose(category).then((isMoved) => isMoved && onClose())}
        >
          {category.name}
        </Button>
      ))}
      {others.length === 0 && <p>There is no other category.</p>}
    </Stack>
  );
}
