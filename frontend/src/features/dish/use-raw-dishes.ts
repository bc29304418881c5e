import useSWR from 'swr';
import { menuOnDemand, rawDishesOnDemand } from '../../api/on-demand';
import { fetchOnDemand } from '../../api/resource';
import type { Menu } from '../../domain/menu';

/**
 * Tells of a dish, by its id, whether it is raw or undercooked. From the menu where that is held already, else asked for
 * once; a call that fails tells nothing, so a page that lists dishes to be ordered shows its reminder all the same.
 */
export function useRawDishes(): (dishId: string | null) => boolean {
  const { data: menu } = useSWR<Menu>(menuOnDemand.key, null);
  const { data = [] } = useSWR(menu ? null : rawDishesOnDemand.key, () => fetchOnDemand(rawDishesOnDemand), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return (dishId) =>
    menu
      ? menu.categories.some(({ dishes }) => dishes.some(({ id, isRaw }) => isRaw && id === dishId))
      : dishId !== null && data.includes(dishId);
}
