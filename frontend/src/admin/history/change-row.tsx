import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Change } from '../../api/staff/staff-history';
import { rowMark } from '../kit/lists/row-focus';
import { useMay } from '../kit/session/session-store';
import { KIND_WORDS } from '../kit/shell/entry-kinds';
import { timeOn } from '../kit/shell/when';
import styles from './change-row.module.css';
import {
  actionWords,
  changeWords,
  entryPath,
  isRestorable,
  personOf,
  shownFields,
  titleOf,
  valueWords,
} from './change-words';

interface ChangeRowProps {
  change: Change;
  timezone: string;
  currency: string;
  /** The address of the list showing only this person's changes. */
  personPath: string;
  onRestore: () => void;
}

export function ChangeRow({ change, timezone, currency, personPath, onRestore }: ChangeRowProps) {
  const { kind, action, at, by, fields } = change;
  const title = titleOf(change);
  const path = entryPath(change);
  const isOwner = useMay()('owner');
  const done = actionWords(change);
  const time = timeOn(at, timezone);
  const isWhole = action === 'created' || action === 'deleted';
  const list = <FieldList {...{ change, currency, timezone }} />;
  return (
    <li className={styles.row} data-action={action} {...rowMark(change.id)}>
      <p className={styles.head}>
        {path === null ? (
          <span className={`target ${styles.title}`}>{title}</span>
        ) : (
          <Link className={`target ${styles.title}`} to={path}>
            {title}
          </Link>
        )}
      </p>
      <p className={styles.facts}>
        <span className={styles.kind}>
          {KIND_WORDS[kind].one}, {done}
        </span>{' '}
        <time dateTime={at}>{time}</time>{' '}
        {by.id === '' ? (
          <span>{personOf(change)}</span>
        ) : (
          <Link className="target" to={personPath}>
            {personOf(change)}
          </Link>
        )}
      </p>
      {isWhole && fields.length > 0 ? (
        <details className={styles.details}>
          <summary>{action === 'created' ? 'What was added' : 'What it contained'}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      {isRestorable(change, isOwner) && (
        <div className={styles.action}>
          <Button
            variant="subtle"
            px="xs"
            aria-label={`Restore “${title}”, ${done} at ${time}`}
            onClick={onRestore}
          >
            Restore
          </Button>
        </div>
      )}
    </li>
  );
}

function FieldList({ change, currency, timezone }: Omit<ChangeRowProps, 'personPath' | 'onRestore'>) {
  const { action } = change;
  const hasBoth = action === 'changed' || action === 'reordered';
  return (
    <dl className={styles.fields}>
      {shownFields(change, timezone).map((field) => (
        <div key={field.name} className={styles.field}>
          <dt>{field.label}</dt>
          <dd>
            {hasBoth ? (
              <FromTo {...changeWords(field, currency)} />
            ) : (
              valueWords(field.name, action === 'deleted' ? field.from : field.to, currency)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Side by side, or one below the other if either is long. */
function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.change} data-long={from.length + to.length > 60 || undefined}>
      <del>{from || 'empty'}</del> <span aria-hidden="true">→</span>
      <span className="visually-hidden">became</span> <ins>{to || 'empty'}</ins>
    </span>
  );
}
