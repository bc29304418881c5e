import { Box, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { menuCategories } from '../../../api/staff/staff-categories';
import { menuCollection, type StaffDish } from '../../../api/staff/staff-food';
import { formatDollars } from '../../../domain/money';
import { makeMatcher } from '../../../domain/search';
import { foodWords } from '../../../domain/synonyms';
import { Picture } from '../../../ui/picture';
import { AdminIcon } from '../shell/admin-icon';
import { LargeDialog } from '../shell/opened-dialog';
import { ListState } from './list-state';
import { counted } from './noun';
import { useStaffList } from './use-staff-list';

const MOST_SHOWN = 50;

export interface DishPickerProps {
  opened: boolean;
  title: string;
  picked: ReadonlySet<string>;
  pickedWord: string;
  onPick: (dish: StaffDish) => void;
  onClose: () => void;
}

const matches = makeMatcher((dish: StaffDish) => [dish.name, dish.description]);

/** Offers all dishes, including sold-out ones. The search has focus; Enter picks the only dish left. */
export function DishPicker({ opened, title, onClose, ...rest }: DishPickerProps) {
  return (
    <LargeDialog opened={opened} onClose={onClose} title={title}>
      <Choices {...rest} />
    </LargeDialog>
  );
}

function Choices({ picked, pickedWord, onPick }: Omit<DishPickerProps, 'opened' | 'title' | 'onClose'>) {
  const dishes = useStaffList(menuCollection);
  const categories = useStaffList(menuCategories);
  const [query, setQuery] = useState('');
  const [pressed, setPressed] = useState<StaffDish | null>(null);
  const words = foodWords(query);
  const found = dishes.items?.filter((dish) => matches(dish, words)) ?? [];
  const categoryNames = new Map(categories.items?.map(({ id, name }) => [id, name]));
  const [only] = found;

  return (
    // The dialog's header would cover the search's focus ring.
    <Stack gap="sm" pt={4}>
      <TextInput
        type="search"
        aria-label="Search the dishes"
        placeholder="Name of a dish"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        leftSection={<AdminIcon name="search" />}
        data-autofocus
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && only && found.length === 1) onPick(only);
        }}
      />
      <ListState list={dishes} noun="dish" empty="The menu has no dishes yet. Add them under Menu first.">
        <p role="status" className="fine">
          {countWords(found.length, query)}
          {pressed && picked.has(pressed.id) && (
            <span className="visually-hidden"> {`${pressed.name}: ${pickedWord}`}</span>
          )}
        </p>
        <ul role="list" className="ruled">
          {found.slice(0, MOST_SHOWN).map((dish) => (
            <li key={dish.id}>
              <DishPick
                dish={dish}
                category={categoryNames.get(dish.category) ?? ''}
                mark={picked.has(dish.id) ? pickedWord : ''}
                onPick={(picking) => {
                  setPressed(picking);
                  onPick(picking);
                }}
              />
            </li>
          ))}
        </ul>
      </ListState>
    </Stack>
  );
}

function countWords(count: number, query: string): string {
  if (count === 0) return `No dish has “${query.trim()}” in its name or description.`;
  const dishes = counted(count, 'dish');
  return count > MOST_SHOWN ? `${dishes}; the first ${MOST_SHOWN} are shown. Type part of the name.` : dishes;
}

interface DishPickProps {
  dish: StaffDish;
  category: string;
  mark: string;
  onPick: (dish: StaffDish) => void;
}

function DishPick({ dish, category, mark, onPick }: DishPickProps) {
  const facts = [category, formatDollars(dish.price), ...(dish.available ? [] : ['Sold out'])];
  return (
    <Box
      component="button"
      type="button"
      className="lights cluster middle round-s"
      style={{ gap: 'var(--space-1) var(--space-3)' }}
      w="100%"
      mih="var(--target)"
      p="xs"
      ta="start"
      onClick={() => onPick(dish)}
    >
      <Box component="span" flex="none" w="3.5rem" h="2.625rem">
        {dish.image && <Picture src={dish.image} alt="" />}
      </Box>
      <Stack component="span" gap={0} flex="1 1 5rem" miw={0}>
        <b className="strong" lang="es">
          {dish.name}
        </b>{' '}
        <span className="fine">{facts.filter(Boolean).join(' · ')}</span>
      </Stack>
      {mark !== '' && (
        <Text span maw="40%" flex="none" c="var(--color-good)" fz="var(--text-xs)" fw={600}>
          {' '}
          {mark}
        </Text>
      )}
    </Box>
  );
}
