import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Diet, type DietFood, standingOf } from '../../domain/diet';
import { dishPlace, drinkPlace } from '../../domain/menu';
import { Button } from '../../ui/button';
import { useAddressParam, writeParams } from '../address/use-address-param';
import notice from '../diet/diet-notice.module.css';
import type { CatalogueWords } from './catalogue-words';

const LINKS = {
  menu: { param: 'dish', placeOf: dishPlace },
  drinks: { param: 'drink', placeOf: drinkPlace },
} as const;

export type LinkableFood = DietFood & { id: string };

interface LinkedFoodProps {
  foods: readonly LinkableFood[];
  diet: Diet;
}

function useLinked({ foods, diet }: LinkedFoodProps): { food: LinkableFood; isLeftOut: boolean } | null {
  const { hash } = useLocation();
  const food = foods.find(({ id }) => [dishPlace(id), drinkPlace(id)].includes(hash.slice(1)));
  if (!food) return null;
  return { food, isLeftOut: ['contains', 'unwanted'].includes(standingOf(food, diet)) };
}

/** Names the linked item for visitors who cannot see its outline. */
export function LinkedFood(props: LinkedFoodProps) {
  const linked = useLinked(props);
  if (!linked || linked.isLeftOut) return null;
  return (
    <>
      You followed a link to <span lang="es">{linked.food.name}</span>.
    </>
  );
}

/** Says so if the linked dish or drink is sold out or gone. */
export function MissingFood({ foods, words }: { foods: readonly LinkableFood[]; words: CatalogueWords }) {
  const { hash } = useLocation();
  const { param, placeOf } = LINKS[words.list];
  const [opened] = useAddressParam(param);
  const isLink = opened !== '' || hash.startsWith(`#${placeOf('')}`);
  if (!isLink || foods.some(({ id }) => id === opened || hash === `#${placeOf(id)}`)) return null;
  return (
    <p className={`screen-only ${notice.notice}`}>
      The {words.one} in your link isn’t available right now. Here is everything that is.
    </p>
  );
}

/** Shown in place of the linked food if the diner's choices leave it out. */
export function LeftOutFood({ list, ...props }: LinkedFoodProps & Pick<CatalogueWords, 'list'>) {
  const linked = useLinked(props);
  return linked?.isLeftOut && <LeftOut key={linked.food.id} food={linked.food} list={list} />;
}

function LeftOut({ food: { id, name }, list }: { food: LinkableFood } & Pick<CatalogueWords, 'list'>) {
  const { param, placeOf } = LINKS[list];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser scrolled before this was rendered. Visitors who have begun to read or choose stay where they are.
    const isUntouched = window.scrollY === 0 && document.activeElement === document.body;
    if (window.location.hash !== `#${placeOf(id)}` || !isUntouched) return;
    box.current?.scrollIntoView({ behavior: 'instant' });
    box.current?.focus({ preventScroll: true });
  }, [id, placeOf]);
  return (
    <div ref={box} id={placeOf(id)} tabIndex={-1} className={`screen-only ${notice.notice}`}>
      <p>
        <strong lang="es">{name}</strong> isn’t listed here, because it doesn’t match your choices above.
      </p>
      <Button look="secondary" onClick={() => writeParams({ [param]: id }, 'push')}>
        Show it anyway
      </Button>
    </div>
  );
}
