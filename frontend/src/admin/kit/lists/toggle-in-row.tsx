import { Switch, Text } from '@mantine/core';

interface ToggleInRowProps {
  name: string;
  isOn: boolean;
  onWord: string;
  offWord: string;
  onToggle: (isOn: boolean) => void;
}

/** Takes the next press without waiting. Its name for a screen reader begins with what “on” means, in both states. */
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
