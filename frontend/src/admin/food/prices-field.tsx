import { ActionIcon, Box, Button, Group, VisuallyHidden } from '@mantine/core';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldGroup } from '../kit/forms/field-group';
import { PriceField, TextField } from '../kit/forms/fields';
import { fieldId, useLabel } from '../kit/forms/form-words';
import { MoveButtons } from '../kit/lists/move-buttons';
import { dropRow, rowMark } from '../kit/lists/row-focus';
import { useMoves } from '../kit/lists/use-moves';
import { AdminIcon } from '../kit/shell/admin-icon';

/** The form's value. A price without a label is the only price. */
export interface TypedPrice {
  label: string;
  price: string;
}

const MOST_PRICES = 6;

export function PricesField({ currency }: { currency: string }) {
  const { control } = useFormContext<{ prices: TypedPrice[] }>();
  const { errors } = useFormState({ control, name: 'prices' });
  const { fields, append, remove, move: moveField } = useFieldArray({ control, name: 'prices' });
  const typed = useWatch({ control, name: 'prices' });
  const isSeveral = fields.length > 1;
  const placeOf = (id: string) => fields.findIndex((field) => field.id === id);
  const nameOf = (id: string) => typed[placeOf(id)]?.label.trim() || `price ${placeOf(id) + 1}`;
  const { move, said } = useMoves({
    items: fields,
    all: fields,
    nameOf: ({ id }) => nameOf(id),
    onMove: (_ids, { from, to }) => moveField(from, to),
  });
  return (
    <FieldGroup
      id={fieldId('prices')}
      label={useLabel('prices', undefined)}
      isLabelHidden
      help={isSeveral && 'In menu order. Lists show and sort by the first.'}
      error={errors.prices?.message ?? errors.prices?.root?.message}
    >
      <ul role="list" aria-label="All prices">
        {fields.map(({ id }, at) => {
          const count = at === 0 ? '' : ` (${at + 1})`;
          return (
            <Group component="li" key={id} align="flex-start" gap="xs" py="var(--space-1)" {...rowMark(id)}>
              <Box flex="1 1 5.5rem" maw="8rem">
                <PriceField
                  name={`prices.${at}.price`}
                  label={`Price${count}`}
                  isLabelHidden={at > 0}
                  currency={currency}
                  isWhole
                  isRequired
                />
              </Box>
              <Box flex="1 1 5rem">
                <TextField
                  name={`prices.${at}.label`}
                  label={`Size${count}`}
                  isLabelHidden={at > 0}
                  isRequired={isSeveral}
                  help={!isSeveral && 'Only for several prices: tapa and ración, glass and bottle.'}
                />
              </Box>
              {isSeveral && (
                // Level with the inputs, which are below their labels in the first row.
                <Group gap={0} wrap="nowrap" mt={at === 0 ? '1.6rem' : 0}>
                  <MoveButtons
                    name={nameOf(id)}
                    place={at}
                    count={fields.length}
                    move={(to) => move(id, to)}
                  />
                  <ActionIcon
                    aria-label={`Remove ${nameOf(id)}`}
                    onClick={() => dropRow(id, () => remove(at))}
                  >
                    <AdminIcon name="close" />
                  </ActionIcon>
                </Group>
              )}
            </Group>
          );
        })}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {fields.length < MOST_PRICES && (
        <Button
          variant="subtle"
          size="sm"
          mih="var(--target)"
          leftSection={<AdminIcon name="plus" size={16} />}
          onClick={() => append({ label: '', price: '' })}
        >
          Add a price
        </Button>
      )}
    </FieldGroup>
  );
}
