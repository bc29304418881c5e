import type { EventFilter } from '../../domain/event';
import { ActionLink } from '../../ui/action-link';
import { Button } from '../../ui/button';
import { EmptyArt } from '../../ui/empty-art';
import styles from './nothing-on.module.css';

const WORDS: Record<EventFilter, { title: string; text: string }> = {
  all: { title: 'Nothing on for now.', text: 'The kitchen is, every evening.' },
  special: {
    title: 'No specials on the board right now.',
    text: 'The menu is there every evening, and it is a long one.',
  },
  event: {
    title: 'No dates on the calendar right now.',
    text: 'The next evening of guitar, sherry or paella will be announced here.',
  },
};

export function NothingOn({ filter, onShowAll }: { filter: EventFilter; onShowAll: () => void }) {
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
