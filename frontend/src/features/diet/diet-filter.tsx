import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type Diet,
  DIET_KINDS,
  type DietFood,
  type DietKind,
  dietParams,
  dietQuery,
  NO_DIET,
  readDiet,
  sortByStanding,
} from '../../domain/diet';
import { KIND_LABELS } from '../../domain/diet-words';
import { ALLERGEN_SLUGS, tagLabel } from '../../domain/tags';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { useEarlyValue } from '../../ui/use-early-value';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import styles from './diet-filter.module.css';
import { chooseDiet, useDiet } from './use-diet';

interface DietFilterProps {
  foods: readonly DietFood[];
  /** Whether these foods have an ABV to filter by; dishes do not. */
  hasAlcohol: boolean;
  controls: string;
}

/** A form, so that it also works without a script. */
export function DietFilter({ foods, hasAlcohol, controls }: DietFilterProps) {
  const { pathname } = useLocation();
  const diet = useDiet();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const counts = useMemo(() => countsOf(foods), [foods]);
  const kinds = DIET_KINDS.filter((kind) => hasAlcohol || kind !== 'no-alcohol' || diet.only.includes(kind));

  const ticked = (name: string) => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`) ?? [];
    return [...boxes].map(({ value }) => value).join(',');
  };
  const held = () => form.current && dietQuery(readDiet(ticked('without'), ticked('only')));
  useEarlyValue(
    () => held() ?? undefined,
    dietQuery(diet),
    () => chooseDiet(readDiet(ticked('without'), ticked('only'))),
  );

  const chip = <Name extends keyof Diet>(name: Name, value: Diet[Name][number], label: string) => (
    <Chip
      key={value}
      type="checkbox"
      name={name}
      value={value}
      checked={(diet[name] as readonly string[]).includes(value)}
      controls={controls}
      onChange={(isTicked) => chooseDiet(changed(diet, name, value, isTicked))}
    >
      {label} <span className={styles.count}>{counts.get(value)}</span>
    </Chip>
  );
  return (
    <form
      ref={form}
      method="get"
      action={pathname}
      // Without a script, Back would otherwise restore checked boxes above a list that ignores them.
      autoComplete="off"
      aria-label="What can I eat?"
      className={styles.filter}
      onSubmit={(event) => event.preventDefault()}
    >
      <Choices title="Leave out">
        {ALLERGEN_SLUGS.map((slug) => chip('without', slug, tagLabel(slug)))}
      </Choices>
      <Choices title="Only">{kinds.map((kind) => chip('only', kind, KIND_LABELS[kind]))}</Choices>
      {!isHydrated && (
        <p className={styles.show}>
          <Button look="secondary" type="submit">
            Show
          </Button>
        </p>
      )}
    </form>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  // A box checked by the address may be out of view.
  useEffect(() => {
    const chips = [...(strip.current?.querySelectorAll('label') ?? [])];
    const ticked = chips.find((label) => label.control instanceof HTMLInputElement && label.control.checked);
    if (strip.current && ticked) strip.current.scrollLeft = ticked.offsetLeft - (chips[0]?.offsetLeft ?? 0);
  }, []);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.title}>{title} </legend>
      {/* Browsers leave a chip where it is if a few of its pixels show. */}
      <div
        ref={strip}
        className={styles.strip}
        onFocus={({ target }) => {
          if (target.matches(':focus-visible'))
            target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
      >
        {children}
      </div>
    </fieldset>
  );
}

function changed(diet: Diet, name: keyof Diet, value: string, isTicked: boolean): Diet {
  const values = { ...dietParams(diet) };
  const others = values[name].split(',').filter((each) => each !== value);
  values[name] = [...others, ...(isTicked ? [value] : [])].join(',');
  return readDiet(values.without, values.only);
}

/** How many foods contain each allergen, and how many meet each diet. */
function countsOf(foods: readonly DietFood[]): ReadonlyMap<string, number> {
  const without = ALLERGEN_SLUGS.map((slug) => {
    const { contains } = sortByStanding(foods, { ...NO_DIET, without: [slug] });
    return [slug, contains] as const;
  });
  const only = DIET_KINDS.map((kind: DietKind) => {
    const { unwanted } = sortByStanding(foods, { ...NO_DIET, only: [kind] });
    return [kind, foods.length - unwanted] as const;
  });
  return new Map<string, number>([...without, ...only]);
}
