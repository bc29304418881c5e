import { Paper } from '@mantine/core';
import type { StaffFood } from '../../api/staff/staff-food';
import { LeftCounter } from './left-counter';
import styles from './out-now.module.css';
import { useIsUnsaved } from '../kit/lists/unanswered-taps';
import { Unsaved } from '../kit/lists/unsaved';

interface FewLeftProps {
  foods: readonly StaffFood[];
  onCount: (food: StaffFood, by: 1 | -1) => void;
}

/**
 * Dishes and drinks being counted, within easy reach: they are tapped with each order. They keep the menu's order and
 * stay at zero, so that no row moves under a thumb.
 */
export function FewLeft({ foods, onCount }: FewLeftProps) {
  if (foods.length === 0) return null;
  return (
    <Paper component="section" aria-labelledby="few-left" withBorder p="sm" mb="md" bg="var(--color-surface)">
      <h2 id="few-left" className="section-title">
        Counting tonight
      </h2>
      <ul role="list">
        {foods.map((food) => (
          <FewRow key={food.id} food={food} onCount={(by) => onCount(food, by)} />
        ))}
      </ul>
    </Paper>
  );
}

function FewRow({ food, onCount }: { food: StaffFood; onCount: (by: 1 | -1) => void }) {
  const isUnsaved = useIsUnsaved(food);
  return (
    <li className={styles.row}>
      <div>
        <p className="strong snug fits" lang="es">
          {food.name}
        </p>
        {isUnsaved && <Unsaved />}
      </div>
      <LeftCounter name={food.name} left={food.left_tonight} onCount={onCount} />
    </li>
  );
}
