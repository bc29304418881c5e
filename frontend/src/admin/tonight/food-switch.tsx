import { Switch } from '@mantine/core';
import styles from './food-switch.module.css';
import type { TonightFood } from './tonight-foods';

interface FoodSwitchProps {
  food: TonightFood;
  /** `isByHand`: pressed by a finger or the mouse. */
  onToggle: (isOn: boolean, isByHand: boolean) => void;
}

/** The whole row is the switch. Its name starts with what “on” means, as everywhere. */
export function FoodSwitch({ food, onToggle }: FoodSwitchProps) {
  const { name, available, list } = food;
  const onWord = `On the ${list}`;
  // A click on the words is passed on to the switch without its count.
  let isByHand = false;
  return (
    <div
      className={styles.row}
      data-off={!available || undefined}
      onClickCapture={(event) => {
        isByHand ||= event.detail > 0;
      }}
    >
      <Switch
        size="lg"
        labelPosition="left"
        checked={available}
        aria-label={available ? `${onWord}: ${name}` : `${onWord}: ${name}, Sold out`}
        classNames={{ body: styles.body ?? '', labelWrapper: styles.words ?? '', label: styles.label ?? '' }}
        label={
          <>
            <span lang="es" className={styles.name}>
              {name}
            </span>{' '}
            {!available && <span className={styles.off}>Sold out</span>}
          </>
        }
        onChange={(event) => onToggle(event.currentTarget.checked, isByHand)}
      />
    </div>
  );
}
