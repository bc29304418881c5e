import { Box, Switch } from '@mantine/core';
import { memo, useRef, useState } from 'react';
import { CountChoice } from './count-choice';
import styles from './food-switch.module.css';
import { useIsUnsaved } from '../kit/lists/kept-taps';
import { LeftCounter } from './left-counter';
import type { TonightFood } from './tonight-foods';
import { Unsaved } from '../kit/lists/unsaved';

interface FoodSwitchProps {
  food: TonightFood;
  /** `isByHand`: pressed by a finger or the mouse. */
  onToggle: (food: TonightFood, isOn: boolean, isByHand: boolean) => void;
  onLeft: (food: TonightFood, left: number | null) => void;
  onCount: (food: TonightFood, by: 1 | -1) => void;
}

/** The whole row is the switch, except for the count on top of it. The switch’s name starts with what “on” means, as everywhere. */
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
