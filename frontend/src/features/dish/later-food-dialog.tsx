import { lazy, Suspense } from 'react';
import type { FoodDialogProps } from './food-dialog';

const FoodDialog = lazy(async () => ({ default: (await import('./food-dialog')).FoodDialog }));

/** Its code comes with the first that is opened. */
export function LaterFoodDialog(props: FoodDialogProps) {
  return (
    <Suspense>
      <FoodDialog {...props} />
    </Suspense>
  );
}
