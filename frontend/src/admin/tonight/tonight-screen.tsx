import { Box, Button, TextInput } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { drinkCategories, menuCategories } from '../../api/staff/staff-categories';
import { drinksCollection, menuCollection, type StaffFood } from '../../api/staff/staff-food';
import { staffSiteSource } from '../../api/staff/staff-site';
import { ListState } from '../kit/lists/list-state';
import toolbar from '../kit/lists/list-toolbar.module.css';
import { useMoreRows } from '../kit/lists/use-more-rows';
import { listOf, useStaffList } from '../kit/lists/use-staff-list';
import { AdminIcon } from '../kit/shell/admin-icon';
import { Screen } from '../kit/shell/screen';
import { useServerNow } from '../kit/shell/use-server-now';
import { AtAGlance } from './at-a-glance';
import { FewLeft } from './few-left';
import { FoodSwitch } from './food-switch';
import { OutNow } from './out-now';
import { firstOf, groupsOf, outTonight } from './tonight-foods';
import { TonightHours } from './tonight-hours';
import styles from './tonight-screen.module.css';
import { useFollowChanges } from './use-follow-changes';
import { useKeepInPlace } from './use-keep-in-place';
import { useTonightTaps } from './use-tonight-taps';

const NONE: readonly StaffFood[] = [];

export function TonightScreen() {
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const { list, categories } = useTonightFoods();
  const foods = list.items ?? NONE;
  const now = useServerNow();
  const out = outTonight(foods, now);
  const groups = useMemo(() => groupsOf(foods, categories, query), [foods, categories, query]);
  const settings = useStaffList(staffSiteSource);
  const site = settings.items?.[0];
  // Memoized, so that a tap does not rerender it.
  const evening = useMemo(
    () => (
      <>
        {site && <TonightHours site={site} />}
        <AtAGlance />
      </>
    ),
    [site],
  );
  const taps = useTonightTaps(list.items);
  const { place, keepInPlace } = useKeepInPlace<HTMLDivElement>();
  useFollowChanges(
    () => {
      list.refetch();
      settings.refetch();
    },
    foods.flatMap((food) => food.sold_out_until ?? food.left_until ?? []),
  );

  const { limit, more, end } = useMoreRows('/admin/tonight');
  const found = groups.reduce((sum, group) => sum + group.foods.length, 0);

  const toggle = useCallbackRef((food: StaffFood, isOn: boolean, isByHand: boolean) => {
    keepInPlace();
    if (isOn) taps.bringBack(food);
    else taps.sellOut(food);
    // Selects the text, so that the next search replaces it.
    if (isByHand && typed !== '') search.current?.select();
  });
  const setCount = useCallbackRef((food: StaffFood, left: number | null) => {
    keepInPlace();
    taps.setLeft(food, left);
  });
  const [countedId, setCountedId] = useState('');
  const counted = foods.find(({ id }) => id === countedId);
  const countAloud = (food: StaffFood, by: 1 | -1) => {
    setCountedId(food.id);
    taps.count(food, by);
  };
  const countBy = useCallbackRef((food: StaffFood, by: 1 | -1) => {
    keepInPlace();
    countAloud(food, by);
  });

  return (
    <Screen title="Tonight" firstField={search}>
      <div className={toolbar.line} role="search" aria-label="Find dishes and drinks">
        <TextInput
          ref={search}
          flex={1}
          type="search"
          size="md"
          aria-label="Search dishes and drinks"
          placeholder="Search dishes and drinks"
          autoComplete="off"
          leftSection={<AdminIcon name="search" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <span role="status" className="visually-hidden">
          {query !== '' && `${found} found`}
        </span>
        <span role="status" className="visually-hidden">
          {counted && counted.left_tonight !== null && `${counted.name}: ${counted.left_tonight} left`}
        </span>
      </div>
      <ListState
        list={list}
        noun={{ one: 'dish', many: 'dishes and drinks' }}
        empty="No dishes or drinks yet."
      >
        <div className={styles.evening} data-searching={query !== '' || undefined}>
          <div className={styles.aside}>
            <FewLeft foods={foods.filter(({ left_tonight }) => left_tonight !== null)} onCount={countAloud} />
            <OutNow foods={out} taps={taps} />
            {evening}
          </div>
          <div ref={place}>
            {found === 0 && (
              <Box component="p" px="sm" py="md">
                No dish or drink matches.
              </Box>
            )}
            {firstOf(groups, limit).map((group) => (
              <section key={group.id} aria-label={group.name} className={styles.group}>
                <Box component="h2" className="section-title quiet" px="sm" py={4}>
                  {group.name}
                </Box>
                <ul role="list" className="ruled">
                  {group.foods.map((food) => (
                    <li key={food.id}>
                      <FoodSwitch food={food} onToggle={toggle} onLeft={setCount} onCount={countBy} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {limit < found && (
              <Button ref={end} variant="default" fullWidth onClick={more}>
                Show more
              </Button>
            )}
          </div>
        </div>
      </ListState>
    </Screen>
  );
}

/** Dishes and drinks as one list, in the order of their menus. */
function useTonightFoods() {
  const dishes = useStaffList(menuCollection);
  const drinks = useStaffList(drinksCollection);
  const ofDishes = useStaffList(menuCategories);
  const ofDrinks = useStaffList(drinkCategories);
  const lists = [dishes, drinks, ofDishes, ofDrinks];
  const items = useMemo(
    () => dishes.items && drinks.items && [...dishes.items, ...drinks.items],
    [dishes.items, drinks.items],
  );
  const categories = useMemo(
    () => [...(ofDishes.items ?? []), ...(ofDrinks.items ?? [])],
    [ofDishes.items, ofDrinks.items],
  );
  const list = listOf(ofDishes.items && ofDrinks.items && items, lists.find(({ error }) => error)?.error, {
    refetch: () => lists.forEach(({ refetch }) => refetch()),
    isRefreshing: lists.some(({ isRefreshing }) => isRefreshing),
  });
  return { list, categories };
}
