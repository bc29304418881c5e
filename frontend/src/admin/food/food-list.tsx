import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import type { StaffFood } from '../../api/staff/staff-food';
import { ListState } from '../lists/list-state';
import { useStaffList } from '../lists/use-staff-list';
import { AdminIcon } from '../shell/admin-icon';
import { Screen } from '../shell/screen';
import { FoodRows } from './food-rows';
import type { FoodKind } from './food-kind';

/** The screen of all dishes, or of all drinks. */
export function FoodList<Entity extends StaffFood>({ kind }: { kind: FoodKind<Entity> }) {
  const { words, root } = kind;
  const list = useStaffList(kind.collection);
  const categories = useStaffList(kind.categories);
  const [search] = useSearchParams();
  const category = search.get('category') ?? '';
  const add = (
    <Button
      component={Link}
      to={category === '' ? `${root}/new` : `${root}/new?category=${encodeURIComponent(category)}`}
      leftSection={<AdminIcon name="plus" />}
    >
      Add a {words.one}
    </Button>
  );
  return (
    <Screen
      title={words.title}
      actions={
        <>
          <Button component={Link} to={`${root}/categories`} variant="default">
            Categories
          </Button>
          {add}
        </>
      }
    >
      <ListState
        list={list}
        noun={{ one: words.one, many: words.many }}
        empty={{
          title: `There are no ${words.many} yet`,
          text: `Add the first one: diners see it on the ${words.list} as soon as it is saved.`,
          action: add,
        }}
      >
        {(foods) => (
          <ListState list={categories} noun={{ one: 'category', many: 'categories' }} empty="">
            {(known) => <FoodRows kind={kind} foods={foods} categories={known} />}
          </ListState>
        )}
      </ListState>
    </Screen>
  );
}
