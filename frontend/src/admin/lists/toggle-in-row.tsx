import { Switch } from '@mantine/core';
import styles from './toggle-in-row.module.css';

interface ToggleInRowProps {
  /** What the row is called. */
  name: string;
  isOn: boolean;
  /** What is shown beside the switch: `On the menu`. */
  onWord: string;
  /** What is shown where it is off: `Sold out`. */
  offWord: string;
  onToggle: (isOn: boolean) => void;
}

/**
 * A switch in a row. It changes at once and takes the next press without waiting: `useRowChange` stores them in turn. Its
 * name for a screen reader begins with what "on" means, in both states.
 */
export function ToggleInRow({ name, isOn, onWord, offWord, onToggle }: ToggleInRowProps) {
  return (
    <Switch
      checked={isOn}
      onChange={(event) => onToggle(event.currentTarget.checked)}
      label={<span className={isOn ? undefined : styles.off}>{isOn ? onWord : offWord}</span>}
      aria-label={isOn ? `${onWord}: ${name}` : `${onWord}: ${name}, ${offWord}`}
      mih={44}
      styles={{ body: { minHeight: 44, alignItems: 'center' } }}
    />
  );
}
