import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import type { Vocabulary } from '../../api/staff/vocabulary';
import { useSelection } from '../kit/lists/use-selection';
import type { FoodKind } from './food-kind';
import type { FoodSection } from './food-view';
import { SelectRows } from './select-rows';
import { SeveralBar } from './several-bar';

export interface FoodSelectionProps<Entity extends StaffFood> {
  kind: FoodKind<Entity>;
  foods: readonly Entity[];
  categories: readonly StaffCategory[];
  sections: readonly FoodSection<Entity>[];
  /** The ids of the rows on the screen, in their order. */
  shown: readonly string[];
  vocabulary: Vocabulary | undefined;
  currency: string;
  onClose: () => void;
}

/** The list while several entries are ticked, to be changed together. */
export function FoodSelection<Entity extends StaffFood>({ sections, ...props }: FoodSelectionProps<Entity>) {
  const selection = useSelection(props.shown);
  return (
    <>
      {sections.map((section) => (
        <SelectRows
          key={section.category.id}
          section={section}
          selection={selection}
          currency={props.currency}
        />
      ))}
      <SeveralBar {...props} selection={selection} onEnd={props.onClose} />
    </>
  );
}
