import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import type { SpecialDish } from '../../api/staff/staff-tapas5';
import { useField } from '../forms/use-field';
import { DishPicker } from '../lists/dish-picker';
import { focusBesideRow } from '../lists/row-focus';
import { SortableRows } from '../lists/sortable-rows';
import { AdminIcon } from '../shell/admin-icon';
import styles from './dishes-field.module.css';
import { useFieldProblems } from './use-field-problems';

interface DishesFieldProps {
  name: string;
  /** Every dish that can stand in the list, by id. */
  dishes: ReadonlyMap<string, SpecialDish>;
}

const UNKNOWN = 'A dish that was deleted';

/**
 * The dishes in their order: a group named by its label. They are added from the menu, where they are ticked or unticked by
 * one press each; moved as in any list; taken out by a button of their own, after which the focus is on the next one.
 */
export function DishesField({ name, dishes }: DishesFieldProps) {
  const { value, change, label, input } = useField({ name });
  const problems = useFieldProblems(name, label);
  const [isPicking, setIsPicking] = useState(false);
  const ids = value as readonly string[];
  const nameOf = (id: string) => dishes.get(id)?.item.name ?? UNKNOWN;
  const takeOut = (id: string) => change(ids.filter((each) => each !== id));
  const problemsId = `${input.id}-error`;
  return (
    <fieldset
      id={input.id}
      tabIndex={-1}
      className={styles.field}
      aria-describedby={problems.length > 0 ? problemsId : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {ids.length === 0 && (
        <p className={styles.none}>None yet: diners do not see the special while it has no dish.</p>
      )}
      <SortableRows
        items={ids}
        keyOf={(id) => id}
        nameOf={nameOf}
        label="Dishes of the special"
        onMove={(ordered) => change([...ordered])}
        renderRow={(id, row) => (
          <div className={styles.dish}>
            {row.handle}
            <div className={styles.words}>
              <span lang="es">{nameOf(id)}</span>
              <Remark dish={dishes.get(id)} />
            </div>
            {row.moveButtons}
            <ActionIcon
              aria-label={`Take ${nameOf(id)} out`}
              onClick={() => {
                const giveFocus = focusBesideRow(id);
                takeOut(id);
                giveFocus();
              }}
            >
              <AdminIcon name="close" />
            </ActionIcon>
          </div>
        )}
      />
      <Button
        variant="default"
        className={styles.add}
        leftSection={<AdminIcon name="plus" />}
        onClick={() => setIsPicking(true)}
      >
        Add from the menu
      </Button>
      <p className={styles.help}>
        Food only, no drinks: Massachusetts forbids discounts on drinks that are limited in time (204 CMR
        4.03).
      </p>
      {problems.length > 0 && (
        <p id={problemsId} className={styles.error}>
          {problems.join(' ')}
        </p>
      )}
      <DishPicker
        isOpen={isPicking}
        title="Which dishes are in the special?"
        picked={new Set(ids)}
        pickedWord="In the special"
        onPick={({ id }) => (ids.includes(id) ? takeOut(id) : change([...ids, id]))}
        onClose={() => setIsPicking(false)}
      />
    </fieldset>
  );
}

function Remark({ dish }: { dish: SpecialDish | undefined }) {
  if (dish?.isAvailable) return null;
  return (
    <strong className={styles.remark}>
      {dish ? 'Sold out: not shown until it is back' : 'Take it out before you save'}
    </strong>
  );
}
