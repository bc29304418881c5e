import { Switch, Text } from '@mantine/core';

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
      label={
        <Text span inherit {...(isOn ? {} : { c: 'var(--color-warn)', fw: 600 })}>
          {isOn ? onWord : offWord}
        </Text>
      }
      aria-label={isOn ? `${onWord}: ${name}` : `${onWord}: ${name}, ${offWord}`}
      mih={44}
      styles={{ body: { minHeight: 44, alignItems: 'center' } }}
    />
  );
}
