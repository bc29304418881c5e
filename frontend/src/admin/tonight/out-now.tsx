import { Button, Group, Paper } from '@mantine/core';
import { useRef } from 'react';
import type { StaffFood } from '../../api/staff/staff-food';
import { dropRow, rowMark } from '../kit/lists/row-focus';
import { RowMenu } from '../kit/lists/row-menu';
import { useMay } from '../kit/session/session-store';
import { useServerNow } from '../kit/shell/use-server-now';
import { useRestaurant } from '../kit/shell/use-restaurant';
import styles from './out-now.module.css';
import { useIsUnsaved } from '../kit/lists/unanswered-taps';
import { untilWords, whoAndWhen } from './tonight-foods';
import { Unsaved } from '../kit/lists/unsaved';
import type { TonightTaps } from './use-tonight-taps';

interface OutNowProps {
  foods: readonly StaffFood[];
  taps: TonightTaps;
}

/** What is sold out tonight: who marked it, when, until when, and a button to bring it back. */
export function OutNow({ foods, taps }: OutNowProps) {
  const now = useServerNow();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Paper component="section" aria-labelledby="out-now" withBorder p="sm" mb="md" bg="var(--color-surface)">
      <Group justify="space-between" gap="xs">
        <h2 id="out-now" ref={heading} tabIndex={-1} aria-live="polite" className="section-title">
          {foods.length === 0 ? 'Nothing is sold out tonight' : `${foods.length} sold out tonight`}
        </h2>
        {foods.length > 1 && (
          <Button
            variant="default"
            onClick={() => {
              void taps.bringAllBack(foods);
              // This button disappears.
              heading.current?.focus();
            }}
          >
            Bring all back
          </Button>
        )}
      </Group>
      {foods.length === 0 && (
        <p className="note">Anything you turn off comes back automatically when you open the next day.</p>
      )}
      <ul role="list">
        {foods.map((food) => (
          <OutRow key={food.id} food={food} taps={taps} now={now} />
        ))}
      </ul>
    </Paper>
  );
}

function OutRow({ food, taps, now }: { food: StaffFood; taps: TonightTaps; now: Date }) {
  const may = useMay();
  const { timezone } = useRestaurant();
  const isUnsaved = useIsUnsaved(food);
  return (
    <li className={styles.row} {...rowMark(food.id)}>
      <div>
        <p className="strong snug fits" lang="es">
          {food.name}
        </p>
        <Group component="p" gap="0 var(--space-3)" className="note">
          {/* Until the response arrives, the end time is unknown. */}
          {isUnsaved ? <Unsaved /> : <span>{untilWords(food, now, timezone)}</span>}{' '}
          <span>{whoAndWhen(food, timezone)}</span>
        </Group>
      </div>
      <Button
        px="sm"
        variant="default"
        aria-label={`Bring back ${food.name}`}
        onClick={() => dropRow(food.id, () => taps.bringBack(food))}
      >
        Bring back
      </Button>
      <RowMenu
        name={food.name}
        {...(may('manager') && { editTo: `/admin/${food.list}/${encodeURIComponent(food.id)}` })}
        extra={[
          food.sold_out_until === null
            ? { label: 'Until you next open', does: { run: () => taps.sellOut(food) } }
            : {
                label: 'Until you turn it back on',
                does: { run: () => taps.sellOut(food, 'until-turned-on') },
              },
        ]}
      />
    </li>
  );
}
