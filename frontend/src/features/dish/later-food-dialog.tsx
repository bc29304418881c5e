import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadFinder } from '../catalogue/use-finder';
import type { FoodDialogProps } from './food-dialog';

/** Its code comes after the page, with the finder's: a diner may lose the connection before opening anything. */
export function LaterFoodDialog(props: FoodDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<FoodDialogProps> | null>(null);
  const giveUp = useEffectEvent(() => {
    props.onClose();
    window.alert(`${props.food.name} could not be opened. Check your connection and try again.`);
  });
  useEffect(() => {
    let isLeft = false;
    loadFinder().then(
      ({ FoodDialog }) => isLeft || setDialog(() => FoodDialog),
      () => isLeft || giveUp(),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return Dialog && <Dialog {...props} />;
}
