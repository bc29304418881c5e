import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Diet, type DietFood, standingOf } from '../../domain/diet';
import { placeOf } from '../../domain/menu';
import { Button } from '../../ui/button';
import { useAddressParam } from '../address/use-address-param';
import notice from '../diet/diet-notice.module.css';
import { type CatalogueWords, KINDS } from './catalogue-words';

type LinkableFood = DietFood & { id: string };

interface LinkedFoodProps {
  foods: readonly LinkableFood[];
  diet: Diet;
}

function useLinked({ foods, diet }: LinkedFoodProps): { food: LinkableFood; isLeftOut: boolean } | null {
  const { hash } = useLocation();
  const food = foods.find(({ id }) => [placeOf('dish', id), placeOf('drink', id)].includes(hash.slice(1)));
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
  const kind = KINDS[words.list];
  const [opened] = useAddressParam(kind);
  const isLink = opened !== '' || hash.startsWith(`#${placeOf(kind, '')}`);
  if (!isLink || foods.some(({ id }) => id === opened || hash === `#${placeOf(kind, id)}`)) return null;
  return (
    <p className={`screen-only ${notice.notice}`}>
      The {words.one} in your link isn’t available right now. Here’s what is.
    </p>
  );
}

/** Shown in place of the linked food if the diner's choices leave it out. */
export function LeftOutFood({ list, open, ...props }: LinkedFoodProps & LeftOutProps) {
  const linked = useLinked(props);
  return linked?.isLeftOut && <LeftOut key={linked.food.id} food={linked.food} list={list} open={open} />;
}

interface LeftOutProps extends Pick<CatalogueWords, 'list'> {
  open: (id: string) => void;
}

function LeftOut({ food: { id, name }, list, open }: LeftOutProps & { food: LinkableFood }) {
  const place = placeOf(KINDS[list], id);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser scrolled before this was rendered. Visitors who have begun to read or choose stay where they are.
    const isUntouched = window.scrollY === 0 && document.activeElement === document.body;
    if (window.location.hash !== `#${place}` || !isUntouched) return;
    box.current?.scrollIntoView({ behavior: 'instant' });
    box.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <div ref={box} id={place} tabIndex={-1} className={`screen-only ${notice.notice}`}>
      <p>
        <strong lang="es">{name}</strong> isn’t listed, because it doesn’t match your choices above.
      </p>
      <Button look="secondary" onClick={() => open(id)}>
        Show it anyway
      </Button>
    </div>
  );
}
