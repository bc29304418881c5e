import { Link } from 'react-router-dom';
import styles from './contact-letter.module.css';
import { quoted } from './contact-words';
import { type Neighbour, neighboursOf } from './neighbours';

interface NeighbourLinksProps {
  around: readonly Neighbour[];
  id: string;
  /** Of the list that the messages are of. */
  query: string;
}

/** To the next newer and the next older message of the list that this one was opened from. */
export function NeighbourLinks({ around, id, query }: NeighbourLinksProps) {
  const { newer, older } = neighboursOf(around, id);
  if (!newer && !older) return null;
  const link = (to: Neighbour, label: string) => (
    <Link to={`/admin/contacts/${encodeURIComponent(to.id)}${query}`} state={{ around }}>
      {label}: {quoted(to.subject)}
    </Link>
  );
  return (
    <nav aria-label="Other messages" className={styles.neighbours}>
      {newer ? link(newer, 'Newer') : <span />}
      {older && link(older, 'Older')}
    </nav>
  );
}
