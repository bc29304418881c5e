import { type ReactNode, useState } from 'react';
import { CollectionForm } from '../kit/forms/collection-form';
import { EntryScreen } from '../kit/forms/entry-screen';
import {
  type CrossRule,
  type FieldList,
  formOf,
  type ParsedOf,
  type ValuesOf,
} from '../kit/forms/field-list';
import type { StoredEntry } from '../kit/forms/use-stored-entry';
import { useListCache } from '../kit/lists/use-list-cache';
import { useStaffList } from '../kit/lists/use-staff-list';
import { useToday } from '../kit/shell/use-today';
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
  const { collection, noun, root, title } = props.kind;
  return (
    <EntryScreen
      collection={collection}
      noun={noun}
      titleOf={(card) => card.title}
      isRecorded
      back={{ to: root, label: title }}
    >
      {({ entry, original }) => <OneCard {...props} {...{ entry, original }} />}
    </EntryScreen>
  );
}

function OneCard<Card extends StaffCard, List extends FieldList<Card>>(
  props: CardFormProps<Card, List> & Omit<StoredEntry<Card>, 'also'>,
) {
  const { kind, fields, rules, notCopied, preview, create, entry, original } = props;
  const { collection, noun, root } = kind;
  const today = useToday();
  const list = useStaffList(collection);
  const cache = useListCache<Card>(collection.key);
  const [form] = useState(() => formOf<Card, List>(fields, rules));
  return (
    <CollectionForm
      {...form}
      {...{ collection, entry, noun, root, preview }}
      {...(create ? { create } : {})}
      nameOf={({ title }) => title}
      instead="To hide it for now, turn it off instead."
      toValues={(stored) =>
        stored === null && original
          ? { ...form.toValues(original), active: true, ...notCopied }
          : form.toValues(stored)
      }
      live={(saved) => outcomeOf(kind, saved, list.items, today)}
      // A new offer goes first, which moves all others.
      onSaved={() => {
        if (!entry && create) void cache.refetch();
      }}
    />
  );
}
