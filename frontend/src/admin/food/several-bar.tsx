import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { StaffCategory } from '../../api/staff/staff-categories';
import { MOST_AT_ONCE, type SoldOut, soldOutOf, type StaffFood } from '../../api/staff/staff-food';
import type { Vocabulary } from '../../api/staff/vocabulary';
import { counted } from '../kit/lists/noun';
import type { Selection } from '../kit/lists/use-selection';
import { AdminIcon } from '../kit/shell/admin-icon';
import { BottomBar } from '../kit/shell/bottom-bar';
import { MenuButton } from '../kit/shell/menu-button';
import { OpenedDialog } from '../kit/shell/opened-dialog';
import { pressUnless } from '../kit/shell/press-unless';
import type { FoodKind } from './food-kind';
import styles from './several-bar.module.css';
import type { SeveralProps } from './several-form';
import { SeveralPrices } from './several-prices-form';
import { TagForm } from './tag-form';
import { type ChangeAll, useSeveralChanges } from './use-several-changes';

export interface SeveralBarProps {
  kind: FoodKind;
  foods: readonly StaffFood[];
  /** The ids of the rows on the screen, in their order. */
  shown: readonly string[];
  categories: readonly StaffCategory[];
  vocabulary: Vocabulary | undefined;
  currency: string;
  selection: Selection;
  onClose: () => void;
}

/** Actions for the selected rows: each changes all of them in one step, and one undo reverts it. */
export function SeveralBar(props: SeveralBarProps) {
  const { kind, foods, shown, categories, vocabulary, currency, selection, onClose } = props;
  const { words } = kind;
  const [dialog, setDialog] = useState<'prices' | 'move' | 'tag' | null>(null);
  const changeAll = useSeveralChanges(kind);
  const ticked = foods.filter(({ id }) => selection.ids.has(id));
  const count = counted(ticked.length, words);
  const are = ticked.length === 1 ? 'is' : 'are';
  const on = ticked.filter((food) => food.available);
  const out = ticked.filter((food) => !food.available);

  const sellOut = (sold_out: SoldOut) =>
    void changeAll(
      on.map((food) => ({ food, fields: { available: false, sold_out }, undo: { available: true } })),
      `${counted(on.length, words)}: sold out${sold_out === 'until-opening' ? ' until you next open' : ''}`,
    );
  const bringBack = () =>
    void changeAll(
      out.map((food) => ({
        food,
        fields: { available: true },
        undo: { available: false, sold_out: soldOutOf(food) },
      })),
      `${counted(out.length, words)}: on the ${words.list} again`,
    );
  const onSave: ChangeAll = async (changes, done) => {
    const isStored = await changeAll(changes, done);
    if (isStored) onClose();
    return isStored;
  };
  const given = { foods: ticked, words, onSave, onClose: () => setDialog(null) };
  const isFor = (name: typeof dialog) => ({ opened: dialog === name, onClose: given.onClose });
  const isTooMany = ticked.length > MOST_AT_ONCE;
  const can = (some: readonly unknown[]) => some.length > 0 && !isTooMany;
  // After a press there is nothing left to change.
  const press = (some: readonly unknown[], run: () => void) => pressUnless(!can(some), run);

  return (
    <BottomBar label="Selected">
      <Group justify="space-between" gap="var(--space-1) var(--space-5)">
        <Group justify="space-between" gap="var(--space-1) var(--space-3)" flex="1 1 16rem">
          <p role="status">
            {ticked.length === 0
              ? `Select the ${words.many} to change`
              : isTooMany
                ? `${count} ${are} selected: you can change up to ${MOST_AT_ONCE} at a time`
                : `${ticked.length} selected`}
          </p>
          <div>
            <Button variant="subtle" px="xs" onClick={() => selection.setAll(shown, true)}>
              All {shown.length.toLocaleString('en-US')} <span className="visually-hidden">shown</span>
            </Button>
            <Button variant="subtle" px="xs" onClick={onClose}>
              Done
            </Button>
          </div>
        </Group>
        <div className={styles.changes}>
          <Button variant="default" px="sm" flex="1 1 auto" {...press(on, () => sellOut('until-opening'))}>
            Sold out
          </Button>
          <Button variant="default" px="sm" flex="1 1 auto" {...press(out, bringBack)}>
            Bring back
          </Button>
          <Button px="sm" flex="1 1 auto" {...press(ticked, () => setDialog('prices'))}>
            Prices…
          </Button>
          <MenuButton
            position="top-end"
            groups={() => [
              [
                { label: 'Move to a category…', does: { run: () => setDialog('move') } },
                vocabulary && { label: 'Add or remove a tag…', does: { run: () => setDialog('tag') } },
                on.length > 0 && {
                  label: 'Sold out until turned back on',
                  does: { run: () => sellOut('until-turned-on') },
                },
              ],
            ]}
            renderButton={(button) => (
              <ActionIcon {...button} variant="default" disabled={!can(ticked)} aria-label="More changes">
                <AdminIcon name="more" />
              </ActionIcon>
            )}
          />
        </div>
      </Group>
      <OpenedDialog {...isFor('prices')} title={`Prices of ${count}`}>
        <SeveralPrices {...given} currency={currency} />
      </OpenedDialog>
      <OpenedDialog {...isFor('move')} title={`Move ${count} to`}>
        <CategoryChoice {...given} categories={categories} />
      </OpenedDialog>
      {vocabulary && (
        <OpenedDialog {...isFor('tag')} title={`Tags of ${count}`}>
          <TagForm {...given} vocabulary={vocabulary} />
        </OpenedDialog>
      )}
    </BottomBar>
  );
}

interface CategoryChoiceProps extends SeveralProps {
  categories: readonly StaffCategory[];
}

/** One press moves them. A category that all are already in is not offered. */
function CategoryChoice(props: CategoryChoiceProps) {
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
