import { Checkbox } from '@mantine/core';
import { type FieldProps, useField } from '../forms/use-field';
import styles from './days-field.module.css';
import { DAYS } from './special-values';

/** Days of the week: a group of checkboxes, in the order of the week whatever was ticked first. */
export function DaysField(props: FieldProps) {
  const { value, change, input } = useField(props);
  const { ref, id, name: _name, inputWrapperOrder: _order, ...group } = input;
  const chosen = value as readonly string[];
  return (
    <Checkbox.Group
      {...group}
      size="md"
      value={[...chosen]}
      onChange={(days) => change(DAYS.map(({ slug }) => slug).filter((slug) => days.includes(slug)))}
    >
      <div className={styles.days}>
        {DAYS.map(({ slug, name }, at) => (
          <Checkbox
            key={slug}
            {...(at === 0 ? { ref, id } : {})}
            value={slug}
            label={name}
            className={styles.day}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
