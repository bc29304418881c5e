import { Button, Stack } from '@mantine/core';
import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { counted } from '../kit/lists/noun';
import type { FoodWords } from './food-kind';
import { Dialog } from '../kit/shell/dialog';

interface MoveDialogProps {
  isOpen: boolean;
  foods: readonly StaffFood[];
  words: FoodWords;
  categories: readonly StaffCategory[];
  onClose: () => void;
  /** Resolves to whether they were moved: only then it closes. */
  onChoose: (category: StaffCategory) => Promise<boolean>;
}

/** One press moves them. Not offered: a category that all are in already. */
export function MoveDialog({ isOpen, foods, words, categories, onClose, onChoose }: MoveDialogProps) {
  const others = categories.filter(({ id }) => foods.some((food) => food.category !== id));
  return (
    <Dialog opened={isOpen} onClose={onClose} title={`Move ${counted(foods.length, words)} to`}>
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
    </Dialog>
  );
}
