import { lazy, Suspense } from 'react';
import type { FoodDialogProps } from './food-dialog';

const FoodDialog = lazy(async () => ({ default: (await import('./food-dialog')).FoodDialog }));

/** Its code loads when the first item is opened. */
export function LaterFoodDialog(props: FoodDialogProps) {
  return (
    <Suspense>
      <FoodDialog {...props} />
    </Suspense>
  );
}
