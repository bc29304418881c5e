import { Group, Radio } from '@mantine/core';
import type { Choice } from './fields';
import { type FieldProps, textOf, useField } from './use-field';

interface ChoiceFieldProps extends FieldProps {
  choices: readonly (Choice & { help?: string })[];
}

export function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  const { value, change, input } = useField(props);
  const { ref, id, onBlur, ...group } = input;
  return (
    <Radio.Group {...group} value={textOf(value)} onChange={change}>
      <Group gap="var(--space-2) var(--space-5)" py={4}>
        {choices.map((choice, at) => (
          <Radio
            key={choice.value}
            {...(at === 0 ? { ref, id } : {})}
            value={choice.value}
            label={choice.label}
            description={choice.help}
            onBlur={onBlur}
          />
        ))}
      </Group>
    </Radio.Group>
  );
}
