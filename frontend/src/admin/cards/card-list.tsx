import { Box, Button } from '@mantine/core';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { ListScreen } from '../kit/lists/list-screen';
import { ListToolbar } from '../kit/lists/list-toolbar';
import { manyOf } from '../kit/lists/noun';
import { Pager } from '../kit/lists/pager';
import { onPage, pageWith, pagesOf } from '../kit/lists/pages-of';
import { focusBesideRow, useSavedRow } from '../kit/lists/row-focus';
import { SortableRows } from '../kit/lists/sortable-rows';
import { useListParams } from '../kit/lists/use-list-params';
import { useServerToday } from '../kit/shell/use-server-today';
import type { CardGroup, CardKind, StaffCard } from './card-kind';
import { CardRow } from './card-row';
import { viewCards } from './card-view';
import { useCardActions } from './use-card-actions';

export function CardList<Card extends StaffCard>({ kind }: { kind: CardKind<Card> }) {
  const { title, collection, noun, root, empty } = kind;
  return (
    <ListScreen
      {...{ title, collection, noun }}
      add={{ to: `${root}/new`, label: `Add an ${noun}` }}
      empty={{ title: `No ${manyOf(noun)} yet`, text: empty }}
    >
      {(cards) => <CardRows {...{ kind, cards }} />}
    </ListScreen>
  );
}

function CardRows<Card extends StaffCard>({ kind, cards }: { kind: CardKind<Card>; cards: readonly Card[] }) {
  const { noun, states, types, live } = kind;
  const today = useServerToday();
  const [params, setParams] = useListParams();
  const query = useDeferredValue(params.search);
  const { category: type, state } = params;
  const view = useMemo(
    () => viewCards(kind, cards, { query, type, state }, today),
    [kind, cards, query, type, state, today],
  );
  const actions = useCardActions(kind, today);
  const shown = view.groups.flatMap((group) => group.cards);
  const pages = pagesOf(shown.length, params.page);
  useSavedRow(
    kind.collection.key,
    shown.map(({ id }) => id),
    (place) => setParams({ page: pageWith(place) }),
  );
  const onThisPage = new Set(onPage(shown, pages));
  const isOnThisPage = (group: CardGroup<Card>) => group.cards.some((card) => onThisPage.has(card));
  const isSearched = query.trim() !== '';
  const known = (value: string, options: readonly { value: string }[]) =>
    options.some((option) => option.value === value) ? value : '';

  const toggle = (card: Card, active: boolean) => {
    // Under a state filter, pressing a row's switch may remove the row.
    const stays = viewCards(kind, [{ ...card, active }], { state }, today).groups.length > 0;
    const giveFocus = stays ? undefined : focusBesideRow(card.id);
    actions.setActive(card, active);
    giveFocus?.();
  };
  const reorder = ({ label, order = '' }: CardGroup<Card>, ids: readonly string[], id: string) => {
    const whole = viewCards(kind, cards, {}, today).groups.find((group) => group.label === label);
    actions.reorder(order, whole?.cards ?? [], ids, id);
  };

  return (
    <>
      <ListToolbar
        noun={noun}
        query={params.search}
        onQuery={(typed) => setParams({ search: typed })}
        {...(types && {
          category: {
            label: 'Type',
            value: known(type, types.options),
            options: [{ value: '', label: 'All types' }, ...types.options],
            onChange: (category: string) => setParams({ category }),
          },
        })}
        states={{
          value: known(state, states),
          options: states.map((option) => ({ ...option, count: view.counts[option.value] ?? 0 })),
          onChange: (chosen) => setParams({ state: chosen }),
        }}
        shown={shown.length}
        total={cards.length}
        note={isSearched ? 'Clear search to reorder.' : undefined}
      />
      <Box component="p" mb="xs">
        {kind.siteSentence(view.onCount)}{' '}
        <a href={live.to} target="_blank" rel="noopener">
          {live.label}
        </a>
      </Box>
      {shown.length === 0 && (
        <>
          <p>No {manyOf(noun)} match.</p>
          <Button variant="default" onClick={() => setParams({ search: '', category: '', state: '' })}>
            Show {kind.everything}
          </Button>
        </>
      )}
      {view.groups.filter(isOnThisPage).map((group) => (
        <Group key={group.label} heading={group.heading}>
          <SortableRows
            items={group.cards.filter((card) => onThisPage.has(card))}
            all={group.cards}
            nameOf={(card) => card.title}
            label={group.label}
            border={group.border}
            canMove={group.order !== undefined && !isSearched}
            onMove={(ids, { id }) => reorder(group, ids, id)}
            renderRow={(card, controls) => (
              <CardRow
                {...{ kind, card, today, controls }}
                place={view.placeOf(card)}
                onToggle={toggle}
                onDelete={(removed) => actions.remove(removed)}
              />
            )}
          />
        </Group>
      ))}
      <Pager pages={pages} onPage={(page) => setParams({ page })} noun={noun} />
    </>
  );
}

/** A heading makes the group a section that screen readers can jump to. */
function Group({ heading, children }: Pick<CardGroup<never>, 'heading'> & { children: ReactNode }) {
  const id = useId();
  if (!heading) return children;
  return (
    <Box component="section" aria-labelledby={id} mt="lg" mb="xl">
      <Box className="section-head" pb="xs">
        <h2 id={id} className="section-title">
          {heading.title}{' '}
          <Box component="span" className="fine" ms="xs" fw={400}>
            {heading.rule}
          </Box>
        </h2>
      </Box>
      {children}
    </Box>
  );
}
