import { useNavigate } from 'react-router-dom';
import type { StaffFood } from '../../api/staff/staff-food';
import { ListState } from '../kit/lists/list-state';
import { SortableRows } from '../kit/lists/sortable-rows';
import { useReorder } from '../kit/lists/use-reorder';
import { useStaffList } from '../kit/lists/use-staff-list';
import { Screen } from '../kit/shell/screen';
import { CategoryRow } from './category-row';
import type { FoodKind } from './food-kind';
import { NewCategory } from './new-category';
import { useCategoryActions } from './use-category-actions';

export function FoodCategories<Entity extends StaffFood>({ kind }: { kind: FoodKind<Entity> }) {
  const { words, root, categories } = kind;
  const list = useStaffList(categories);
  const reorder = useReorder(categories.key);
  const actions = useCategoryActions(kind);
  const navigate = useNavigate();
  const listOf = (id: string) => `${root}?category=${encodeURIComponent(id)}`;
  return (
    <Screen title={`${words.title} categories`} back={{ to: root, label: words.title }}>
      <NewCategory known={list.items ?? []} onAdd={(name) => actions.add(name)} words={words} />
      <ListState
        list={list}
        noun="category"
        empty={`Add the first category above: every ${words.one} belongs to one.`}
      >
        {(known) => (
          <SortableRows
            items={known}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            label="Categories"
            onMove={(ids, { id }) => {
              const moved = known.find((category) => category.id === id);
              void reorder(known, {
                what: 'The order of the categories',
                done: `“${moved?.name ?? ''}” has moved`,
                ids,
                save: (order) => categories.reorder(order),
              });
            }}
            renderRow={(category, controls) => (
              <CategoryRow
                {...{ category, known, controls, words }}
                listTo={listOf(category.id)}
                onRename={(name) => actions.rename(category, name)}
                onDelete={() => {
                  void actions.remove(category).then((isShown) => isShown && navigate(listOf(category.id)));
                }}
              />
            )}
          />
        )}
      </ListState>
    </Screen>
  );
}
