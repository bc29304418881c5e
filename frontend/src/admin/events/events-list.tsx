import { CardList } from '../cards/card-list';
import { useEventKind } from './event-kind';

export function EventsList() {
  return <CardList kind={useEventKind()} />;
}
