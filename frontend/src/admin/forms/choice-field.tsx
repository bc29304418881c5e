import { Group, Radio } from '@mantine/core';
import type { Choice } from './select-field';
import { type FieldProps, textOf, useField } from './use-field';

interface ChoiceFieldProps extends FieldProps {
  choices: readonly (Choice & { help?: string })[];
}

/** One of few, all of them seen at once: radio buttons. Arrow keys go from one to the next. */
export function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  const { value, change, input } = useField(props);
  const { ref, id, onBlur, ...group } = input;
  return (
    <Radio.Group {...group} value={textOf(value)} onChange={change}>
      <Group gap="sm" py={4}>
        {choices.map((choice, at) => (
          <Radio
            key={choice.value}
            ref={at === 0 ? ref : undefined}
            id={at === 0 ? id : undefined}
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
