import { Switch } from '@mantine/core';
import { useId, useState } from 'react';
import { useSWRConfig } from 'swr';
import {
  ATTENTION_KEY,
  setSpecialActive,
  STAFF_SPECIAL_KEY,
  type StaffAttention,
} from '../../api/staff/staff-attention';
import { describeChangeFailure } from './describe-change-failure';
import { notifyDone, notifyFailure } from './notify';
import styles from './special-switch.module.css';

/** What SWR holds of the special on whichever screen shows it. */
const SPECIAL_KEYS = [ATTENTION_KEY, STAFF_SPECIAL_KEY];

/** Turns the tapas special on and off from any screen. It turns at once, and back where that was not saved. */
export function SpecialSwitch({ special }: { special: StaffAttention['special'] }) {
  const { mutate } = useSWRConfig();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const help = useId();
  const isOn = wanted ?? special.isActive;

  async function turn(on: boolean): Promise<void> {
    setWanted(on);
    try {
      await setSpecialActive(on);
      notifyDone(on ? `“${special.title}” is on` : `“${special.title}” is off`, {
        undo: () => void turn(!on),
        live: { to: on ? '/5-tapas' : '/', label: 'See the site' },
      });
    } catch (error) {
      const outcome = on ? 'was not turned on' : 'was not turned off';
      const still = `It is still ${on ? 'off' : 'on'}.`;
      notifyFailure(describeChangeFailure(error, `“${special.title}”`, outcome, still), {
        retry: () => void turn(on),
      });
    }
    await Promise.allSettled(SPECIAL_KEYS.map((key) => mutate(key)));
    setWanted(null);
  }

  return (
    <div className={styles.special}>
      <Switch
        size="lg"
        checked={isOn}
        aria-describedby={help}
        label={`Special: ${special.title}`}
        classNames={{ body: styles.body ?? '', labelWrapper: styles.label ?? '', label: styles.text ?? '' }}
        onChange={(event) => {
          // A second tap while the first is under way would race it.
          if (wanted === null) void turn(event.currentTarget.checked);
        }}
      />
      <p id={help} className={styles.help}>
        {sayState(isOn, special.dishes)}
      </p>
    </div>
  );
}

function sayState(isOn: boolean, dishes: number): string {
  if (!isOn) return 'Off: diners do not see it.';
  if (dishes === 0) return 'On, but not shown: it has no dish.';
  return `On: shown on the site with ${dishes === 1 ? 'one dish' : `${dishes} dishes`}.`;
}
