import { useEffect, useRef } from 'react';
import type { StaffFood } from '../../api/staff/staff-food';
import { useSelection } from '../kit/lists/use-selection';
import type { FoodSection } from './food-view';
import { SelectRows } from './select-rows';
import { SeveralBar, type SeveralBarProps } from './several-bar';

export interface FoodSelectionProps<Entity extends StaffFood> extends Omit<
  SeveralBarProps<Entity>,
  'selection'
> {
  sections: readonly FoodSection<Entity>[];
  /** The row whose long press started it, if any. */
  first: string | null;
}

/** The list while several entries are ticked, to be changed together. */
export function FoodSelection<Entity extends StaffFood>({
  sections,
  first,
  ...props
}: FoodSelectionProps<Entity>) {
  const selection = useSelection(props.shown, first);
  const rows = useRef<HTMLDivElement>(null);
  // These rows are shorter than the list's, so the pressed row would be elsewhere.
  useEffect(() => rows.current?.querySelector('li :checked')?.scrollIntoView?.({ block: 'center' }), []);
  return (
    <div ref={rows}>
      {sections.map((section) => (
        <SelectRows
          key={section.category.id}
          section={section}
          selection={selection}
          currency={props.currency}
        />
      ))}
      <SeveralBar {...props} selection={selection} />
    </div>
  );
}
