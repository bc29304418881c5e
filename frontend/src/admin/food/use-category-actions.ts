import type { StaffCategory } from '../../api/staff/staff-categories';
import { counted } from '../kit/lists/noun';
import { useListCache } from '../kit/lists/use-list-cache';
import { useRowChange } from '../kit/lists/use-row-change';
import { useRowRemoval } from '../kit/lists/use-row-removal';
import { ask } from '../kit/shell/confirm';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import type { FoodKind } from './food-kind';

export function useCategoryActions(kind: FoodKind) {
  const { categories, words, live } = kind;
  const cache = useListCache<StaffCategory>(categories.key);
  const change = useRowChange(categories);
  const removeRow = useRowRemoval(categories);

  return {
    /** Resolves to whether the category was stored. */
    async add(name: string): Promise<boolean> {
      try {
        cache.put(await categories.create({ name }));
      } catch (error) {
        // If only the answer was lost, the category exists anyway.
        void cache.refetch();
        notifyFailure(describeFailure(error, `The category “${name}”`));
        return false;
      }
      notifyDone(`“${name}” is added. Guests see it once it has a ${words.one}.`);
      return true;
    },

    rename(category: StaffCategory, name: string) {
      void change(category, 'name', name, {
        what: `The new name of “${category.name}”`,
        done: (wanted) => `Renamed to “${wanted}”`,
        stateOf: (row) => `is called “${row.name}”`,
        live,
      });
    },

    /** Deletes an empty category. For any other, resolves to whether staff want to see its contents. */
    async remove(category: StaffCategory): Promise<boolean> {
      const { one, many } = words;
      if (category.count > 0) {
        return ask({
          title: `“${category.name}” still has ${counted(category.count, one)}`,
          text: `Only an empty category can be deleted. Move its ${many} to another category, or delete them, first.`,
          action: `Show its ${many}`,
        });
      }
      await removeRow(category, {
        name: `“${category.name}”`,
        text: 'It’s empty, so nothing else is deleted.',
      });
      return false;
    },
  };
}
