import { Switch } from '@mantine/core';
import styles from './toggle-in-row.module.css';

interface ToggleInRowProps {
  name: string;
  isOn: boolean;
  onWord: string;
  offWord: string;
  onToggle: (isOn: boolean) => void;
}

/** Accepts the next press at once. In both states, its accessible name starts with what “on” means. */
export function ToggleInRow({ name, isOn, onWord, offWord, onToggle }: ToggleInRowProps) {
  return (
    <Switch
      checked={isOn}
      onChange={(event) => onToggle(event.currentTarget.checked)}
      label={<span className={isOn ? styles.on : `warned ${styles.off}`}>{isOn ? onWord : offWord}</span>}
      aria-label={isOn ? `${onWord}: ${name}` : `${onWord}: ${name}, ${offWord}`}
      classNames={{ body: styles.body, labelWrapper: styles.label, input: styles.input }}
    />
  );
}
