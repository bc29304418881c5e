import { eventFacts } from '../../domain/event-facts';
import type { EventCard } from '../../domain/event';
import { useToday } from './use-today';
import styles from './event-facts.module.css';

export function EventFacts({ event }: { event: EventCard }) {
  const facts = eventFacts(event, useToday());
  if (facts.length === 0) return null;
  return (
    <ul role="list" className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact} className={styles.fact}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
