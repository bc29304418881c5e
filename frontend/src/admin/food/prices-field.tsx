import { ActionIcon, Box, Button, Group } from '@mantine/core';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldGroup } from '../kit/forms/field-group';
import { PriceField, TextField } from '../kit/forms/fields';
import { fieldId, useLabel } from '../kit/forms/form-words';
import { focusBesideRow } from '../kit/lists/row-focus';
import { SortableRows } from '../kit/lists/sortable-rows';
import { AdminIcon } from '../kit/shell/admin-icon';
import styles from './prices-field.module.css';

/** The form's value. A price without a label is the only price. */
export interface TypedPrice {
  label: string;
  price: string;
}

const MOST_PRICES = 6;

export function PricesField({ currency }: { currency: string }) {
  const { control } = useFormContext<{ prices: TypedPrice[] }>();
  const { errors } = useFormState({ control, name: 'prices' });
  const { fields, append, remove, move } = useFieldArray({ control, name: 'prices' });
  const typed = useWatch({ control, name: 'prices' });
  const isSeveral = fields.length > 1;
  const placeOf = (id: string) => fields.findIndex((field) => field.id === id);
  const nameOf = (id: string) => typed[placeOf(id)]?.label.trim() || `price ${placeOf(id) + 1}`;
  return (
    <FieldGroup
      id={fieldId('prices')}
      label={useLabel('prices', undefined)}
      help={isSeveral && 'In menu order. Lists show and sort by the first.'}
      error={errors.prices?.message ?? errors.prices?.root?.message}
    >
      <SortableRows
        items={fields}
        nameOf={({ id }) => nameOf(id)}
        label="All prices"
        onMove={(_ids, { from, to }) => move(from, to)}
        renderRow={({ id }, row) => {
          const at = placeOf(id);
          const count = isSeveral ? ` (${at + 1})` : '';
          return (
            <Group className={styles.row} align="flex-start" gap="xs" py="xs">
              {row.handle}
              <Box flex="0 1 9rem">
                <PriceField
                  name={`prices.${at}.price`}
                  label={`Price${count}`}
                  currency={currency}
                  isWhole
                  isRequired
                />
              </Box>
              <Box flex="1 1 12rem">
                <TextField
                  name={`prices.${at}.label`}
                  label={`Size${count}`}
                  isRequired={isSeveral}
                  help={!isSeveral && 'Only for several prices: tapa and ración, glass and bottle.'}
                />
              </Box>
              {row.moveButtons}
              {isSeveral && (
                <ActionIcon
                  aria-label={`Remove ${nameOf(id)}`}
                  onClick={() => {
                    const giveFocus = focusBesideRow(id);
                    remove(at);
                    giveFocus();
                  }}
                >
                  <AdminIcon name="close" />
                </ActionIcon>
              )}
            </Group>
          );
        }}
      />
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
