import { useId, useRef } from 'react';
import { EVENT_FILTERS, type EventFilter, filterEvents, readEventFilter } from '../../domain/event';
import { ActionLink } from '../../ui/action-link';
import { Button } from '../../ui/button';
import { Carousel } from '../../ui/carousel/carousel';
import { Chips } from '../../ui/chips';
import { EmptyArt } from '../../ui/empty-art';
import { SkeletonCards } from '../../ui/skeleton';
import { useAddressParam } from '../address/use-address-param';
import { EventEntry } from './event-entry';
import styles from './events-carousel.module.css';
import { useEvents } from './use-events';

const AUTOPLAY_MS = 4200;

const countText = (count: number) => `${count} ${count === 1 ? 'event or special' : 'events and specials'}`;

export function EventsCarousel() {
  const { isLoading, events } = useEvents();
  const [filterParam, writeFilter] = useAddressParam('show');
  const filter = readEventFilter(filterParam);
  const setFilter = (next: EventFilter) => writeFilter(next === 'all' ? '' : next, 'push');
  const cards = filterEvents(events, filter);
  const cardsId = useId();
  const place = useRef<HTMLDivElement>(null);
  const showAll = () => {
    // The pressed button is removed, so focus must move first.
    place.current?.focus({ preventScroll: true });
    setFilter('all');
  };
  return (
    <section className="stack band gap-5">
      <div className={styles.heading}>
        <h2 className="text-3xl">Events &amp; Specials</h2>
        <Chips
          label="Show"
          options={EVENT_FILTERS}
          selected={filter}
          onSelect={setFilter}
          controls={cardsId}
        />
      </div>
      <p role="status" className="visually-hidden">
        {!isLoading && countText(cards.length)}
      </p>
      <div id={cardsId} ref={place} tabIndex={-1}>
        {isLoading && <SkeletonCards count={3} label="Loading events…" />}
        {!isLoading && cards.length === 0 && <NothingOn filter={filter} onShowAll={showAll} />}
        {!isLoading && cards.length > 0 && (
          <Carousel
            label="Events and specials"
            items={cards}
            renderItem={(event, index, isNear) => (
              <EventEntry event={event} isFirst={index === 0} isNear={isNear} />
            )}
            autoplayMs={AUTOPLAY_MS}
          />
        )}
      </div>
    </section>
  );
}

const WORDS: Record<EventFilter, { title: string; text: string }> = {
  all: {
    title: 'Nothing scheduled right now.',
    text: 'Our full menu is available whenever the kitchen is open.',
  },
  special: {
    title: 'No specials right now.',
    text: 'Our full menu is available whenever the kitchen is open.',
  },
  event: {
    title: 'No dates on the calendar right now.',
    text: 'The next evening of guitar, sherry or paella will be announced here.',
  },
};

function NothingOn({ filter, onShowAll }: { filter: EventFilter; onShowAll: () => void }) {
  const { title, text } = WORDS[filter];
  return (
    <div className={styles.nothing}>
      <EmptyArt name={filter === 'event' ? 'glass' : 'plate'} />
      <p className="display-xl">{title}</p>
      <p className="prose">{text}</p>
      <p className={styles.actions}>
        <Button look="primary" onClick={onShowAll}>
          Show everything
        </Button>
        <ActionLink to="/menu" look="secondary">
          See the menu
        </ActionLink>
      </p>
    </div>
  );
}
