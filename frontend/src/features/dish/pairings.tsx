import { Fragment } from 'react';
import type { Pairing } from '../../domain/menu';
import { Link } from '../../ui/link';
import entry from './entry.module.css';

interface PairingsProps {
  pairings: readonly Pairing[];
  /** Where the paired items are: their page, and the anchor of each. */
  page: string;
  placeOf: (id: string) => string;
}

export function Pairings({ pairings, page, placeOf }: PairingsProps) {
  if (pairings.length === 0) return null;
  return (
    <p className={entry.pairings}>
      Good with:{' '}
      {pairings.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={`${page}#${placeOf(id)}`} lang="es">
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
