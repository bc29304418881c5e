import { Skeleton } from '@mantine/core';
import { use } from 'react';
import * as z from 'zod/mini';
import { noTwice, requiredTextRule } from '../kit/forms/field-rules';
import { later } from '../kit/shell/later';
import { PartShown } from './site-parts';

export const MOST_TEMPLATES = 20;
export const LABEL = 'Reply templates';

const templatesRule = z
  .array(
    z.object({
      name: requiredTextRule(60),
      text: requiredTextRule(2_000).check(
        z.regex(/^([^{}]|\{name\})*$/, 'may have no other braces than {name}.'),
      ),
    }),
  )
  .check(noTwice('name', 'is already in the list: choose another.'));

export type Template = z.input<typeof templatesRule>[number];

export const TEMPLATES_FIELD = {
  label: LABEL,
  rule: templatesRule,
  initial: [] as Template[],
  show: (templates: readonly Template[]) =>
    templates.map(({ name, text }) => `${name}: ${text}`).join('\n') || 'None',
  control: () => <Templates />,
};

const TemplatesField = later(async () => (await import('./templates-field')).TemplatesField);

/** Loaded later: dragging their rows takes as much code as the rest of the screen. */
function Templates() {
  return <TemplatesField opened={use(PartShown)} instead={<Skeleton height="12rem" />} />;
}
