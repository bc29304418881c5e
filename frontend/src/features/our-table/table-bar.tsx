import { countAll } from '../../domain/our-table';
import { TABLE_PATH } from '../../domain/public-pages';
import { ActionLink } from '../../ui/action-link';
import { useKeptTable, useSaid } from './kept-table';
import styles from './table-bar.module.css';

/** A link to the list, once there is something on it. */
export function TableBar() {
  const { lines, isKept } = useKeptTable();
  const said = useSaid();
  const count = countAll(lines);
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {count > 0 && (
        <div className={styles.bar}>
          <ActionLink to={TABLE_PATH} look="light">
            Our table · {count}
          </ActionLink>
          {!isKept && (
            <p className={styles.note}>Your browser can’t save this list: it will be gone when you leave.</p>
          )}
        </div>
      )}
    </>
  );
}
