import { CardList } from '../cards/card-list';
import { EVENT_KIND } from './event-kind';

export function EventsList() {
  return <CardList kind={EVENT_KIND} />;
}
