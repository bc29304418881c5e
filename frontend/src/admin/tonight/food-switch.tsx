import { Box, Button, SimpleGrid, Switch } from '@mantine/core';
import { memo, useRef, useState } from 'react';
import type { StaffFood } from '../../api/staff/staff-food';
import styles from './food-switch.module.css';
import { useIsUnsaved } from '../kit/lists/unanswered-taps';
import { LeftCounter } from './left-counter';
import { Unsaved } from '../kit/lists/unsaved';

interface FoodSwitchProps {
  food: StaffFood;
  /** `isByHand`: pressed by a finger or the mouse. */
  onToggle: (food: StaffFood, isOn: boolean, isByHand: boolean) => void;
  onLeft: (food: StaffFood, left: number | null) => void;
  onCount: (food: StaffFood, by: 1 | -1) => void;
}

/**
 * The whole row is the switch, except for the count on top of it. The switch’s name starts with what “on” means, as
 * everywhere.
 */
export const FoodSwitch = memo(function FoodSwitch({ food, onToggle, onLeft, onCount }: FoodSwitchProps) {
  const { name, available, list, left_tonight: left } = food;
  const onWord = `On the ${list}`;
  const isUnsaved = useIsUnsaved(food);
  const [isChoosing, setIsChoosing] = useState(false);
  const count = useRef<HTMLDivElement>(null);
  const endChoosing = () => {
    setIsChoosing(false);
    // Choosing replaces the button; this waits for the new one.
    setTimeout(() => count.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus());
  };
  // The browser forwards a click on the label to the switch with `detail` 0.
  let isByHand = false;
  return (
    <div
      className={styles.row}
      data-off={!available || undefined}
      data-counted={left !== null || undefined}
      onClickCapture={(event) => {
        isByHand ||= event.detail > 0;
      }}
      onKeyDownCapture={({ key }) => {
        if (key === 'Escape' && isChoosing) endChoosing();
      }}
    >
      <Box pos="relative">
        <Switch
          size="lg"
          labelPosition="left"
          checked={available}
          aria-label={available ? `${onWord}: ${name}` : `${onWord}: ${name}, Sold out`}
          classNames={{
            body: styles.body ?? '',
            labelWrapper: styles.words ?? '',
            label: styles.label ?? '',
          }}
          label={
            <>
              <span lang="es" className={styles.name}>
                {name}
              </span>{' '}
              {!available && <span className="warned text-s">Sold out</span>}
              {isUnsaved && <Unsaved />}
            </>
          }
          onChange={(event) => onToggle(food, event.currentTarget.checked, isByHand)}
        />
        {(available || left !== null) && (
          <div ref={count} className={styles.count}>
            <LeftCounter
              name={name}
              left={left}
              isChoosing={isChoosing}
              onChoose={() => setIsChoosing(!isChoosing)}
              onCount={(by) => onCount(food, by)}
            />
          </div>
        )}
      </Box>
      {isChoosing && (
        <CountChoice
          name={name}
          left={left}
          onChoose={(chosen) => {
            endChoosing();
            onLeft(food, chosen);
          }}
        />
      )}
    </div>
  );
});

/** In steps above ten: nobody counts 27 portions exactly. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30];

interface CountChoiceProps {
  name: string;
  left: number | null;
  onChoose: (left: number | null) => void;
}

/** At the lower edge of a phone, the numbers would open out of sight. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function CountChoice({ name, left, onChoose }: CountChoiceProps) {
  return (
    <Box
      ref={intoView}
      role="group"
      aria-label={`How many ${name} are left?`}
      className="stack gap-2 starts"
      pb="sm"
    >
      <p className="note">How many are left?</p>
      <SimpleGrid minColWidth="var(--target)" autoFlow="auto-fit" spacing={4} w="100%" maw="28rem">
        {NUMBERS.map((number) => (
          <Button key={number} px={0} variant="default" onClick={() => onChoose(number)}>
            {number}
          </Button>
        ))}
      </SimpleGrid>
      {left !== null && (
        <Button variant="default" onClick={() => onChoose(null)}>
          Stop counting
        </Button>
      )}
    </Box>
  );
}
