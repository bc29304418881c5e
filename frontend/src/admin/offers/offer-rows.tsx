import { Button } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import type { StaffOffer } from '../../api/staff/staff-offers';
import { offerState } from '../../domain/what-shows';
import { ListToolbar } from '../lists/list-toolbar';
import { Pager } from '../lists/pager';
import { onPage, pagesOf } from '../lists/pages-of';
import { focusBesideRow } from '../lists/row-focus';
import { SortableRows } from '../lists/sortable-rows';
import { useListParams } from '../lists/use-list-params';
import { useToday } from '../shell/use-today';
import { HomeNote } from './home-note';
import { OfferRow } from './offer-row';
import { viewOffers } from './offer-view';
import { OFFER_STATES } from './offer-words';
import { useOfferActions } from './use-offer-actions';

/** The rows in the site's order, with what finds some of them. The order can be changed while nothing is searched. */
export function OfferRows({ offers }: { offers: readonly StaffOffer[] }) {
  const today = useToday();
  const [params, setParams] = useListParams();
  const query = useDeferredValue(params.query);
  const { state } = params;
  const view = useMemo(() => viewOffers(offers, { query, state }, today), [offers, query, state, today]);
  const actions = useOfferActions(today);
  const pages = pagesOf(view.shown.length, params.page);
  const isState = OFFER_STATES.some(({ value }) => value === state);

  const toggle = (offer: StaffOffer, isActive: boolean) => {
    // Where only one state is shown, the row may go as its switch is pressed.
    const stays = !isState || offerState({ ...offer, isActive }, today) === state;
    const giveFocus = stays ? undefined : focusBesideRow(offer.id);
    actions.setActive(offer, isActive);
    giveFocus?.();
  };
  const reorder = (ids: readonly string[], id: string) => {
    const moved = offers.find((offer) => offer.id === id);
    if (moved) actions.reorder(view.all, ids, moved);
  };

  return (
    <>
      <ListToolbar
        noun="offer"
        query={params.query}
        onQuery={(typed) => setParams({ query: typed })}
        states={{
          label: 'Show',
          value: isState ? state : '',
          options: [
            { value: '', label: 'All', count: view.counts.all },
            ...OFFER_STATES.map(({ value, label }) => ({ value, label, count: view.counts[value] })),
          ],
          onChange: (chosen) => setParams({ state: chosen }),
        }}
        shown={view.shown.length}
        total={offers.length}
        note={query.trim() === '' ? undefined : 'To change the order, clear the search.'}
      />
      <HomeNote onCount={view.onCount} />
      {view.shown.length === 0 && (
        <>
          <p>No offer is like that.</p>
          <Button variant="default" onClick={() => setParams({ query: '', state: '' })}>
            Show all offers
          </Button>
        </>
      )}
      <SortableRows
        items={onPage(view.shown, pages)}
        all={view.shown}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        label="Offers"
        canMove={query.trim() === ''}
        onMove={(ids, { id }) => reorder(ids, id)}
        renderRow={(offer, controls) => (
          <OfferRow
            offer={offer}
            place={view.placeOf(offer)}
            {...{ today, controls, actions }}
            onToggle={toggle}
          />
        )}
      />
      <Pager pages={pages} onPage={(page) => setParams({ page })} noun="offer" />
    </>
  );
}
