import { categoryBody, type StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { counted } from '../lists/noun';
import { useListCache } from '../lists/use-list-cache';
import { useRowChange } from '../lists/use-row-change';
import { useRowRemoval } from '../lists/use-row-removal';
import { useConfirm } from '../shell/confirm';
import { describeFailure } from '../shell/describe-failure';
import { notifyDone, notifyFailure } from '../shell/notify';
import type { FoodKind } from './food-kind';

export interface CategoryActions {
  /** Resolves to whether it is stored. */
  add: (name: string) => Promise<boolean>;
  rename: (category: StaffCategory, name: string) => void;
  /** Deletes an empty one. Of another it says so, and resolves to whether staff want to see what it holds. */
  remove: (category: StaffCategory) => Promise<boolean>;
}

/** What staff do to a category. */
export function useCategoryActions<Entity extends StaffFood>(kind: FoodKind<Entity>): CategoryActions {
  const { categories, words, live } = kind;
  const cache = useListCache<StaffCategory>(categories.key);
  const { change } = useRowChange(categories);
  const removeRow = useRowRemoval(categories);
  const ask = useConfirm();

  return {
    async add(name) {
      try {
        cache.put(await categories.create(categoryBody({ name })));
      } catch (error) {
        // Where the answer got lost, the category may be there all the same.
        cache.refetch();
        notifyFailure(describeFailure(error, `The category “${name}”`));
        return false;
      }
      notifyDone(`“${name}” is added. Diners see it once it holds a ${words.one}.`);
      return true;
    },

    rename(category, name) {
      const step = (wanted: string) => ({
        done: `The category is called “${wanted}”`,
        shownAs: (row: StaffCategory) => ({ ...row, name: wanted }),
        save: (etag: string) => categories.change(category.id, etag, categoryBody({ name: wanted })),
      });
      void change(category, {
        what: `The new name of “${category.name}”`,
        stateOf: (row) => `is called “${row.name}”`,
        live,
        ...step(name),
        undo: step(category.name),
      });
    },

    async remove(category) {
      const { one, many } = words;
      if (category.count > 0) {
        return ask({
          title: `“${category.name}” still holds ${counted(category.count, { one, many })}`,
          text: `Only an empty category can be deleted. Move its ${many} to another category, or delete them, first.`,
          action: `Show its ${many}`,
        });
      }
      await removeRow(category, {
        name: `“${category.name}”`,
        question: { text: 'It is empty: nothing else goes with it.' },
      });
      return false;
    },
  };
}
