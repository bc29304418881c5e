import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Popover.css';
import { Autocomplete, Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { drinksCollection, menuCollection, type StaffFood } from '../../../api/staff/staff-food';
import { foodLink } from '../../../domain/menu';
import { PUBLIC_PAGES } from '../../../domain/public-pages';
import { makeMatcher } from '../../../domain/search';
import { foodWords } from '../../../domain/synonyms';
import { useStaffList } from '../lists/use-staff-list';
import { linkRule } from './field-rules';
import { type FieldProps, textOf, useField } from './use-field';

/** Something on the site that a button can link to. */
interface Target {
  address: string;
  name: string;
  lang?: 'es';
  isSoldOut?: boolean;
}

interface Kind {
  noun: string;
  group: string;
  targets: readonly Target[];
  /** The prefix of this kind's addresses, once the existing ones are loaded. */
  start?: string | undefined;
}

const PAGES: Kind = {
  noun: 'page',
  group: 'Pages',
  targets: PUBLIC_PAGES.map(({ path, title }) => ({ address: path, name: title })),
};

const matches = makeMatcher<Target>(({ name }) => [name]);

/** Where a button links to: a page, dish or drink chosen by its name, or a typed address (see `linkRule`). */
export function LinkField({ help, ...props }: FieldProps) {
  const { value, change, input } = useField(props);
  const link = textOf(value);
  const dishes = useStaffList(menuCollection);
  const drinks = useStaffList(drinksCollection);
  const kinds: readonly Kind[] = [
    PAGES,
    foodKind('dish', 'Dishes', foodLink('dish', ''), dishes.items),
    foodKind('drink', 'Drinks', foodLink('drink', ''), drinks.items),
  ];
  const known = new Map(kinds.flatMap(({ targets }) => targets).map((target) => [target.address, target]));
  // Typed text is a search, unless it is an address: then all choices are offered.
  const isAddress = linkRule.safeParse(link).success;
  const words = foodWords(link);
  const found = kinds.flatMap(({ group, targets }) => {
    const items = targets.filter((target) => isAddress || matches(target, words));
    return items.length > 0 ? [{ group, items: items.map(({ address }) => address) }] : [];
  });
  return (
    <Autocomplete
      {...input}
      data={found}
      // The library's own filter would search the addresses.
      filter={({ options }) => options}
      renderOption={({ option }) => optionOf(known.get(option.value))}
      description={<span role="status">{leadsTo(link, kinds) ?? help}</span>}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={link}
      onChange={change}
    />
  );
}

function foodKind(noun: string, group: string, start: string, foods?: readonly StaffFood[]): Kind {
  const targets = (foods ?? []).map(({ id, name, available }) => ({
    address: start + id,
    name,
    lang: 'es' as const,
    isSoldOut: !available,
  }));
  return { noun, group, targets, start: foods && start };
}

function optionOf({ address, name, lang, isSoldOut }: Target = { address: '', name: '' }) {
  return (
    <span>
      <span lang={lang}>{name}</span> {lang ? isSoldOut && '(sold out)' : `(${address})`}
    </span>
  );
}

/** The name of what the link opens; null for any other address. */
function leadsTo(link: string, kinds: readonly Kind[]) {
  for (const { noun, start, targets } of kinds) {
    const target = targets.find(({ address }) => address === link);
    const name = <span lang={target?.lang}>{target?.name}</span>;
    if (target?.isSoldOut)
      return <Warning>“{name}” is sold out. Guests who follow the link see a note saying so.</Warning>;
    if (target)
      return (
        <>
          The {noun} “{name}”.
        </>
      );
    if (start !== undefined && link.startsWith(start))
      return (
        <Warning>
          This {noun} has been deleted. Guests who follow the link see a note saying so. Choose another.
        </Warning>
      );
  }
  return null;
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <Box component="span" c="var(--color-warn)">
      {children}
    </Box>
  );
}
