import { Fragment } from 'react';
import { foodLink, type FoodKind, type Pairing } from '../../domain/menu';
import { Link } from '../../ui/link';
import entry from './entry.module.css';
import { RawMark } from './raw-mark';

/** `kind` is that of the paired items. */
export function Pairings({ kind, pairings }: { kind: FoodKind; pairings: readonly Pairing[] }) {
  if (pairings.length === 0) return null;
  return (
    <p className={entry.pairings}>
      Good with:{' '}
      {pairings.map(({ id, name, raw }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={foodLink(kind, id)} lang="es">
            {name}
          </Link>
          {raw && <RawMark />}
        </Fragment>
      ))}
    </p>
  );
}
