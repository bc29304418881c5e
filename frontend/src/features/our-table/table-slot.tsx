import { type ComponentType, createContext, use } from 'react';
import type { Food, FoodKind } from '../../domain/menu';
import entry from '../dish/entry.module.css';

export interface AddToTableProps {
  kind: FoodKind;
  food: Food;
  /** Opens the details if there are several sizes to choose from. */
  onOpen: (id: string) => void;
}

/** Its code loads after the page; until then its space is empty. */
export const AddToTableContext = createContext<ComponentType<AddToTableProps> | null>(null);

export function TableSlot({
  onOpen,
  ...food
}: Omit<AddToTableProps, 'onOpen'> & { onOpen?: AddToTableProps['onOpen'] | undefined }) {
  const AddToTable = use(AddToTableContext);
  return (
    // oxlint-disable-next-line react/static-components -- made once, in its own module; the context only holds it
    onOpen && <span className={entry.slot}>{AddToTable && <AddToTable {...food} onOpen={onOpen} />}</span>
  );
}
