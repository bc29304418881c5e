import { type EventCard, filterEvents } from '../../domain/event';
import { monthsOf } from '../../domain/event-facts';
import type { useEvents } from '../../features/event/use-events';
import { useToday } from '../../features/event/use-today';
import { SkeletonCards } from '../../ui/skeleton';
import { AgendaRow } from './agenda-row';
import styles from './agenda.module.css';

export function Agenda({ isLoading, isKnown, events }: ReturnType<typeof useEvents>) {
  const months = monthsOf(events, useToday());
  if (isLoading) {
    return (
      <div className={styles.band}>
        <SkeletonCards count={3} label="Loading events…" />
      </div>
    );
  }
  // Without events, the built-in cards: an empty page would suggest that nothing ever happens. The one that leads here
  // is left out.
  const undated =
    events.length === 0
      ? filterEvents(events, 'all').filter(({ ctaTo }) => ctaTo !== '/events')
      : events.filter(({ date }) => date === null);
  return (
    <div className={styles.band}>
      {isKnown && months.length === 0 && (
        <p className={styles.none}>
          No dates on the calendar right now. The next evening of guitar, sherry or paella will be announced
          here.
        </p>
      )}
      {months.map(({ name, events: dated }, index) => (
        <Group key={name} title={name} events={dated} isFirst={index === 0} />
      ))}
      {undated.length > 0 && (
        <Group title="Always worth a visit" events={undated} isFirst={months.length === 0} />
      )}
    </div>
  );
}

interface GroupProps {
  title: string;
  events: readonly EventCard[];
  isFirst: boolean;
}

function Group({ title, events, isFirst }: GroupProps) {
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.month}>{title}</h2>
      <ol role="list">
        {events.map((event, index) => (
          <AgendaRow key={event.id} event={event} isFirst={isFirst && index === 0} />
        ))}
      </ol>
    </section>
  );
}
