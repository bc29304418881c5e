import { Switch } from '@mantine/core';
import { useId } from 'react';
import type { StaffSpecial } from '../../api/staff/staff-tapas5';
import styles from './active-switch.module.css';
import { useSpecialSwitch } from './use-special';

/** Turns the special on and off: saved at once, apart from the form below, whose changes stay as they are. */
export function ActiveSwitch({ special }: { special: StaffSpecial }) {
  const turn = useSpecialSwitch();
  const helpId = useId();
  return (
    <div className={styles.special}>
      <Switch
        size="lg"
        checked={special.isActive}
        label={special.isActive ? 'The special is on' : 'The special is off'}
        aria-label="The special is on"
        aria-describedby={helpId}
        classNames={{ body: styles.body ?? '', labelWrapper: styles.label ?? '' }}
        onChange={(event) => turn(special, event.currentTarget.checked)}
      />
      <p id={helpId} className={styles.help}>
        {stateWords(special)}
      </p>
    </div>
  );
}

function stateWords({ isActive, dishes }: StaffSpecial): string {
  if (!isActive) {
    return 'Diners do not see it: no link “Tapas $5” in the navigation, no popup, and its page says that there is none.';
  }
  if (!dishes.some(({ isAvailable }) => isAvailable)) {
    return 'Diners do not see its link yet: it has no dish that can be ordered. The popup shows all the same, Sunday to Wednesday.';
  }
  return 'Diners see it. Turned off, the link “Tapas $5” goes from the navigation and the home page, the popup stays away, and its page says that there is none.';
}
