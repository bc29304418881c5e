import type { ReactNode } from 'react';
import { CollectionForm } from '../kit/forms/collection-form';
import type { CrossRule, FieldList, ParsedOf, ValuesOf } from '../kit/forms/field-list';
import { useStaffList } from '../kit/lists/use-staff-list';
import { useServerToday } from '../kit/shell/use-server-today';
import type { CardKind, StaffCard } from './card-kind';
import { outcomeOf } from './card-view';

interface CardFormProps<Card extends StaffCard, List extends FieldList<Card>> {
  kind: CardKind<Card>;
  fields: List;
  rules: readonly CrossRule<ParsedOf<List>>[];
  notCopied: Partial<ValuesOf<List>>;
  preview: (values: ValuesOf<List>) => ReactNode;
  create?: (body: object) => Promise<Card>;
}

export function CardForm<Card extends StaffCard, List extends FieldList<Card>>(
  props: CardFormProps<Card, List>,
) {
  const { kind, fields, notCopied, ...form } = props;
  const { collection, noun, root, title } = kind;
  const today = useServerToday();
  const list = useStaffList(collection);
  return (
    <CollectionForm<Card, List>
      {...form}
      {...{ collection, noun, root, title }}
      nameOf={(card) => card.title}
      instead="To hide it for now, turn it off instead."
      fields={() => fields}
      copied={(values) => ({ ...values, active: true, ...notCopied })}
      live={(saved) => outcomeOf(kind, saved, list.items, today)}
    />
  );
}
