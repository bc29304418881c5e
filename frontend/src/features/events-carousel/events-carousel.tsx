import { useId, useState } from 'react';
import { EVENT_FILTERS, type EventFilter, filterEvents } from '../../domain/event';
import { Carousel } from '../../ui/carousel/carousel';
import { Chips } from '../../ui/chips';
import { EventEntry } from './event-entry';
import { EventSkeletons } from './event-skeletons';
import styles from './events-carousel.module.css';
import { NothingOn } from './nothing-on';
import { useEvents } from './use-events';

const AUTOPLAY_MS = 4200;

/** What is on, as cards to leaf through; the chips choose among them, and how many are left is spoken. */
export function EventsCarousel() {
  const { isLoading, events } = useEvents();
  const [filter, setFilter] = useState<EventFilter>('all');
  const cards = filterEvents(events, filter);
  const cardsId = useId();
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2 className={styles.title}>Events &amp; Specials</h2>
        <Chips
          label="Show"
          options={EVENT_FILTERS}
          selected={filter}
          onSelect={setFilter}
          controls={cardsId}
        />
      </div>
      <p role="status" className="visually-hidden">
        {isLoading ? 'Loading events…' : `${cards.length} to see`}
      </p>
      <div id={cardsId} className={styles.cards}>
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
