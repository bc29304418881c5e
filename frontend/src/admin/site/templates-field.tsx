import { ActionIcon, Box, Button, Group, Stack } from '@mantine/core';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FieldGroup } from '../kit/forms/field-group';
import { requiredTextRule } from '../kit/forms/field-rules';
import { LongTextField, TextField } from '../kit/forms/fields';
import { fieldId } from '../kit/forms/form-words';
import { focusBesideRow } from '../kit/lists/row-focus';
import { SortableRows } from '../kit/lists/sortable-rows';
import { AdminIcon } from '../kit/shell/admin-icon';
import { focusPart } from './part-list';

interface Template {
  name: string;
  text: string;
}

const MOST_TEMPLATES = 20;
const LABEL = 'Templates';

const templatesRule = z
  .array(
    z.object({
      name: requiredTextRule(60),
      text: requiredTextRule(2_000).regex(/^([^{}]|\{name\})*$/, 'may have no other braces than {name}.'),
    }),
  )
  .superRefine((given, ctx) => {
    for (const [at, { name }] of given.entries()) {
      if (given.findIndex((other) => other.name === name) === at) continue;
      const message = 'is already in the list: choose another.';
      ctx.addIssue({ code: 'custom', path: [at, 'name'], message, input: given });
    }
  });

export const TEMPLATES_FIELD = {
  label: LABEL,
  rule: templatesRule,
  initial: [] as Template[],
  show: (templates: readonly Template[]) =>
    templates.map(({ name, text }) => `${name}: ${text}`).join('\n') || 'None',
  control: () => <TemplatesField />,
};

function TemplatesField() {
  const { control } = useFormContext<{ reply_templates: Template[] }>();
  const { errors } = useFormState({ control, name: 'reply_templates' });
  const { fields, append, remove, move } = useFieldArray({ control, name: 'reply_templates' });
  const typed = useWatch({ control, name: 'reply_templates' });
  const placeOf = (id: string) => fields.findIndex((field) => field.id === id);
  const nameOf = (id: string) => typed[placeOf(id)]?.name.trim() || `template ${placeOf(id) + 1}`;
  const { message, root } = errors.reply_templates ?? {};
  return (
    <FieldGroup
      id={fieldId('reply_templates')}
      label={LABEL}
      help="They appear in this order. {name} becomes the guest’s first name."
      error={message ?? root?.message}
    >
      <SortableRows
        items={fields}
        nameOf={({ id }) => nameOf(id)}
        label="All templates"
        onMove={(_ids, { from, to }) => move(from, to)}
        renderRow={({ id }, row) => {
          const at = placeOf(id);
          return (
            <Group align="flex-start" gap="xs" py="sm" wrap="nowrap">
              {row.handle}
              <Stack flex="1" gap="xs" miw={0}>
                <Group align="flex-end" justify="flex-end" gap={0}>
                  <Box flex="1 1 8rem">
                    <TextField name={`reply_templates.${at}.name`} label={`Name (${at + 1})`} isRequired />
                  </Box>
                  {row.moveButtons}
                  <ActionIcon
                    aria-label={`Remove ${nameOf(id)}`}
                    onClick={() => {
                      const giveFocus = focusBesideRow(id);
                      remove(at);
                      if (fields.length > 1) giveFocus();
                      else focusPart('replies');
                    }}
                  >
                    <AdminIcon name="close" />
                  </ActionIcon>
                </Group>
                <LongTextField
                  name={`reply_templates.${at}.text`}
                  label={`Text (${at + 1})`}
                  rows={5}
                  isRequired
                />
              </Stack>
            </Group>
          );
        }}
      />
      {fields.length < MOST_TEMPLATES && (
        <Button
          variant="default"
          leftSection={<AdminIcon name="plus" size={18} />}
          onClick={() => append({ name: '', text: '' })}
        >
          Add a template
        </Button>
      )}
    </FieldGroup>
  );
}
