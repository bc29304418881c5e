import { Badge, Box, Button, Group } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldChange, CsvLine } from './csv-compare';
import styles from './csv-import.module.css';

/** More would take seconds to render. */
const SHOWN_AT_FIRST = 100;

interface CsvLinesProps {
  title: string;
  lines: readonly CsvLine[];
  isEdited: (line: CsvLine) => boolean;
  /** Below the title. */
  children?: ReactNode;
}

export function CsvLines({ title, lines, isEdited, children }: CsvLinesProps) {
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  if (lines.length === 0) return null;
  const showMore = () => {
    flushSync(() => setLimit(limit + SHOWN_AT_FIRST));
    // The button may be gone.
    const first = list.current?.children[limit] as HTMLElement;
    first.tabIndex = -1;
    first.focus();
  };
  return (
    <Box component="section" aria-labelledby={id} mt="xl">
      <h3 id={id} className="section-title">
        {title} ({lines.length.toLocaleString('en-US')})
      </h3>
      {children}
      <ul ref={list} role="list" className={styles.lines}>
        {lines.slice(0, limit).map((line) => (
          <li key={line.row}>
            <Group component="p" gap="0 var(--space-3)" align="baseline">
              <strong lang="es">{line.name || 'No name'}</strong>
              <span className="fine">Row {line.row}</span>
              {isEdited(line) && <Badge color="danger">Just changed by someone else</Badge>}
            </Group>
            {line.problems.map(({ label, text }) => (
              <Box component="p" key={`${label}${text}`} c="danger">
                {label !== null && <strong>{label} </strong>}
                {text}
              </Box>
            ))}
            {line.problems.length === 0 && (
              <dl className={styles.changes}>
                {line.changes
                  .filter(({ to }) => line.food !== null || to !== line.name)
                  .map((change) => (
                    <Change key={change.label} {...change} isNew={line.food === null} />
                  ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      {limit < lines.length && (
        <Button variant="default" fullWidth onClick={showMore}>
          Show more
        </Button>
      )}
    </Box>
  );
}

function Change({ label, from, to, isBig, isNew }: FieldChange & { isNew: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {!isNew && (
          <>
            <del>
              <span className="visually-hidden">from </span>
              {from || 'blank'}
            </del>
            <span aria-hidden> → </span>
            <span className="visually-hidden"> to </span>
          </>
        )}
        <ins>{to || 'blank'}</ins>
        {isBig && (
          <Badge ml="xs" color="danger">
            More than half
          </Badge>
        )}
      </dd>
    </div>
  );
}
