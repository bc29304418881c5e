import { useLocation } from 'react-router-dom';
import { dishPlace, drinkPlace } from '../../domain/menu';

export interface LinkableFood {
  id: string;
  name: string;
}

/** Names the linked item for visitors who cannot see its outline. */
export function LinkedFood({ foods }: { foods: readonly LinkableFood[] }) {
  const { hash } = useLocation();
  const food = foods.find(({ id }) => [dishPlace(id), drinkPlace(id)].includes(hash.slice(1)));
  if (!food) return null;
  return (
    <>
      You followed a link to <span lang="es">{food.name}</span>.
    </>
  );
}
