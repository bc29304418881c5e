import '@mantine/core/styles/CheckboxCard.css';
import '@mantine/core/styles/CheckboxIndicator.css';
import '@mantine/core/styles/Checkbox.css';
import { Box, Checkbox } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { sizesOf, type StaffFood } from '../../api/staff/staff-food';
import { formatExactPrice } from '../../domain/money';
import { type Selection, useSelection } from '../kit/lists/use-selection';
import styles from './food-selection.module.css';
import type { FoodSection } from './food-view';
import { SeveralBar, type SeveralBarProps } from './several-bar';

export interface FoodSelectionProps extends Omit<SeveralBarProps, 'selection'> {
  sections: readonly FoodSection[];
  /** The row whose long press started it, if any. */
  first: string | null;
}

/** The list while several entries are selected, to be changed together. */
export function FoodSelection({ sections, first, ...props }: FoodSelectionProps) {
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

interface SelectRowsProps {
  section: FoodSection;
  selection: Selection;
  currency: string;
}

/** A category while rows are being selected: its heading selects all of them. */
function SelectRows({ section, selection, currency }: SelectRowsProps) {
  const { category, picks, others } = section;
  const foods = [...picks, ...others];
  const ids = foods.map(({ id }) => id);
  const ticked = ids.filter((id) => selection.ids.has(id)).length;
  return (
    <Box component="section" aria-label={category.name} mb="lg">
      <div className="section-head">
        <Choice
          isOn={ticked === ids.length}
          isPartly={ticked > 0 && ticked < ids.length}
          onChange={(isOn) => selection.setAll(ids, isOn)}
        >
          <b>
            <span className="visually-hidden">All of</span> {category.name}
          </b>
        </Choice>
      </div>
      <ul className={`ruled ${styles.rows}`} role="list">
        {foods.map((food) => (
          <li key={food.id}>
            <Choice
              isOn={selection.ids.has(food.id)}
              onChange={(_isOn, isRange) => selection.toggle(food.id, isRange)}
            >
              <span className="fits">
                <span lang="es">{food.name}</span>{' '}
                {!food.available && <span className="warned text-xs">Sold out</span>}
              </span>{' '}
              <span className={styles.price}>{pricesOf(food, currency)}</span>
            </Choice>
          </li>
        ))}
      </ul>
    </Box>
  );
}

interface ChoiceProps {
  isOn: boolean;
  isPartly?: boolean;
  onChange: (isOn: boolean, isRange: boolean) => void;
  children: ReactNode;
}

/** A press anywhere in the row selects it. */
function Choice({ isOn, isPartly = false, onChange, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <Checkbox
        checked={isOn}
        indeterminate={isPartly}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {children}
    </label>
  );
}

function pricesOf(food: StaffFood, currency: string): string {
  return sizesOf(food)
    .map(({ price }) => formatExactPrice(price, currency))
    .join(' / ');
}
