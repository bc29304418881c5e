import { Group } from '@mantine/core';
import { FieldGroup } from './field-group';
import type { Choice } from './fields';
import styles from './several-field.module.css';
import { type FieldProps, useField } from './use-field';

interface SeveralFieldProps extends FieldProps {
  choices: readonly Choice[];
  inOrder: (values: readonly string[]) => string[];
}

/** Any number of choices. A selected choice that is no longer offered can still be removed. */
export function SeveralField({ choices, inOrder, ...props }: SeveralFieldProps) {
  const { value, change, label, input } = useField(props);
  const chosen = value as readonly string[];
  const known = new Set(choices.map((choice) => choice.value));
  const strays = chosen.filter((each) => !known.has(each)).map((each) => ({ value: each, label: each }));
  return (
    <FieldGroup id={input.id} label={label} help={input.description} error={input.error}>
      <Group gap="xs">
        {[...choices, ...strays].map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="checkbox"
              className={styles.input}
              checked={chosen.includes(choice.value)}
              onChange={({ currentTarget: { checked } }) => {
                const others = chosen.filter((each) => each !== choice.value);
                change(inOrder(checked ? [...others, choice.value] : others));
              }}
            />
            {choice.label}
          </label>
        ))}
      </Group>
    </FieldGroup>
  );
}
