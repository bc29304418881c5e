import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Pairing } from '../../domain/menu';

/** Read-only: pairings are edited on the dish. */
export function DishesOfDrink({ name }: { name: string }) {
  const pairings = useWatch<Record<string, Pairing[]>>({ name });
  return (
    <>
      <p className="note">
        To choose them, edit each dish under “Goes with”. The pairing shows on both pages.
      </p>
      {pairings.length > 0 && (
        <ul>
          {pairings.map(({ id, name: dish }) => (
            <li key={id}>
              <Link to={`/admin/menu/${encodeURIComponent(id)}`} lang="es">
                {dish}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
