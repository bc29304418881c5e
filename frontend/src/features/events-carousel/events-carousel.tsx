import { useId } from 'react';
import { EVENT_FILTERS, type EventFilter, filterEvents, readEventFilter } from '../../domain/event';
import { Carousel } from '../../ui/carousel/carousel';
import { Chips } from '../../ui/chips';
import { useAddressParam } from '../address/use-address-param';
import { EventEntry } from './event-entry';
import { EventSkeletons } from './event-skeletons';
import styles from './events-carousel.module.css';
import { NothingOn } from './nothing-on';
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
  return (
    <section className={styles.section}>
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
        {isLoading ? 'Loading events…' : countText(cards.length)}
      </p>
      <div id={cardsId}>
        {isLoading && <EventSkeletons />}
        {!isLoading && cards.length === 0 && <NothingOn filter={filter} onShowAll={() => setFilter('all')} />}
        {!isLoading && cards.length > 0 && (
          <Carousel
            label="Events and specials"
            items={cards}
            keyOf={({ id }) => id}
            renderItem={(event) => <EventEntry event={event} />}
            autoplayMs={AUTOPLAY_MS}
          />
        )}
      </div>
    </section>
  );
}
