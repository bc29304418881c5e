import { SimpleGrid, Stack } from '@mantine/core';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import type { StaffEntity } from '../../../api/staff/staff-collection';
import type { EntryFormProps, FieldWords, FormFields } from './entry-form-props';
import styles from './field-list.module.css';
import { Folded } from './folded';

/** One field of a form. Schema, initial values, request body and conflict wording are derived from it (`formOf`). */
interface Field<Entity, Rule extends z.ZodMiniType = z.ZodMiniType> extends FieldWords<z.input<Rule>> {
  /** The values the field accepts, and how they are parsed for sending. */
  rule: Rule;
  initial: z.input<Rule>;
  /** Reads the value from a stored entry; by default, the property with the field's name. */
  read?(entity: Entity): z.input<Rule>;
  /** Builds what is sent; by default, the value under the field's name. */
  send?(value: z.output<Rule>): object;
  /** Other names for it in the API's error messages. */
  alsoNamed?: readonly string[];
  control?(name: string): ReactNode;
  /** Shares its line with another short one. */
  isShort?: boolean;
  section?: string;
  /** In a section that is collapsed while no field is set: what diners see then. */
  unless?: string;
}

export type FieldList<Entity> = Readonly<Record<string, Field<Entity>>>;

export type ValuesOf<List> = {
  [Name in keyof List]: List[Name] extends { rule: infer Rule } ? z.input<Rule> : never;
};

export type ParsedOf<List> = {
  [Name in keyof List]: List[Name] extends { rule: infer Rule } ? z.output<Rule> : never;
};

/** `unless`: what diners see if no field is set; the section is then collapsed under this text. */
export function section<List extends FieldList<never>>(title: string, fields: List, unless?: string): List {
  const entries = Object.entries(fields).map(([name, field]) => [name, { ...field, section: title, unless }]);
  return Object.fromEntries(entries) as List;
}

export interface CrossRule<Values> {
  holds: (values: Values) => boolean;
  name: keyof Values & string;
  complaint: string;
}

export function crossRule<Values>(
  name: keyof Values & string,
  complaint: string,
  holds: (values: Values) => boolean,
): CrossRule<Values> {
  return { name, complaint, holds };
}

type Form<Entity, List> = Pick<
  EntryFormProps<Entity & StaffEntity, ValuesOf<List>, ParsedOf<List>>,
  'schema' | 'fields' | 'wireNames' | 'children'
> & {
  toValues: (entity: Entity | null) => ValuesOf<List>;
  toBody: (parsed: ParsedOf<List>) => object;
};

export function formOf<Entity, List extends FieldList<Entity>>(
  list: List,
  crossRules: readonly CrossRule<ParsedOf<List>>[] = [],
): Form<Entity, List> {
  const all = Object.entries<Field<Entity>>(list);
  const each = <Value,>(make: (field: Field<Entity>, name: string) => Value) =>
    Object.fromEntries(all.map(([name, field]) => [name, make(field, name)]));
  let schema: z.ZodMiniType = z.object(each(({ rule }) => rule));
  for (const { holds, name, complaint } of crossRules) {
    schema = schema.check(
      z.refine((values) => holds(values as ParsedOf<List>), {
        path: [name],
        error: complaint,
        // Reported together with other errors, not after they are fixed.
        when: () => true,
      }),
    );
  }
  return {
    schema: schema as z.ZodMiniType<ParsedOf<List>, ValuesOf<List>>,
    fields: list as unknown as FormFields<ValuesOf<List>>,
    wireNames: Object.fromEntries(
      all.flatMap(([name, { alsoNamed = [] }]) => alsoNamed.map((other) => [other, name])),
    ),
    toValues: (entity) =>
      each((field, name) => {
        if (entity === null) return field.initial;
        return field.read ? field.read(entity) : (entity as Record<string, unknown>)[name];
      }) as ValuesOf<List>,
    toBody: (parsed) =>
      Object.assign(
        {},
        ...all.map(([name, field]) => {
          const value = (parsed as Record<string, unknown>)[name];
          return field.send ? field.send(value) : { [name]: value };
        }),
      ) as object,
    children: <Sections list={list} />,
  };
}

function Sections({ list }: { list: FieldList<never> }) {
  const all = Object.entries(list);
  const titles = [...new Set(all.map(([, field]) => field.section ?? ''))];
  return titles.map((title) => {
    const fields = all.filter(([, field]) => field.section === title);
    const controls = fields.map(([name, field]) =>
      field.isShort ? (
        <div key={name} className={styles.short}>
          {field.control?.(name)}
        </div>
      ) : (
        <Fragment key={name}>{field.control?.(name)}</Fragment>
      ),
    );
    const unless = fields[0]?.[1].unless;
    return (
      <FormSection key={title} title={title}>
        {unless === undefined ? controls : <UnlessSet {...{ fields, unless }}>{controls}</UnlessSet>}
      </FormSection>
    );
  });
}

interface UnlessSetProps {
  fields: readonly (readonly [string, Field<never>])[];
  unless: string;
  children: ReactNode;
}

function UnlessSet({ fields, unless, children }: UnlessSetProps) {
  const { defaultValues } = useFormContext().formState;
  const [isSet] = useState(fields.some(([name, { initial }]) => defaultValues?.[name] !== initial));
  if (isSet) return children;
  return (
    <Folded names={fields.map(([name]) => name)} summary={unless} isOpenAtFirst={false}>
      <Stack mt="xs">{children}</Stack>
    </Folded>
  );
}

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Puts fields side by side if there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid minColWidth="min(100%, 12rem)" autoFlow="auto-fit" style={{ alignItems: 'start' }}>
      {children}
    </SimpleGrid>
  );
}
