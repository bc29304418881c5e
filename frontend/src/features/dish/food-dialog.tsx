import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { type Food, type FoodKind, foodLink, isRaw } from '../../domain/menu';
import { IconButton } from '../../ui/icon';
import { closeOnOverlay, openModal } from '../../ui/open-modal';
import { Picture } from '../../ui/picture';
import { TableSizes } from '../our-table/table-steps';
import { Share } from '../share/share';
import { AllergenLine } from './allergen-line';
import styles from './food-dialog.module.css';
import { PriceLine } from './price-line';
import { RawMark } from './raw-mark';

export interface FoodDialogProps {
  kind: FoodKind;
  food: Food;
  currency: string;
  /** Content specific to a dish or a drink. */
  children?: ReactNode;
  onClose: () => void;
}

/** The details of a dish or drink. Escape, the button and a click beside it close it. */
export function FoodDialog({ kind, food, currency, children, onClose }: FoodDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Back unmounts this with its address; closing it before that returns focus to the link.
  useLayoutEffect(() => {
    const element = dialog.current;
    openModal(element);
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and the button do the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnOverlay}
    >
      <IconButton
        icon="close"
        label="Close"
        className={styles.close}
        onClick={() => dialog.current?.close()}
      />
      {food.image && (
        <div className={styles.frame}>
          <Picture
            src={food.image.src}
            alt={food.image.alt}
            sizes="(min-width: 40rem) 36rem, 100vw"
            // On a phone a lazy picture waits for a scroll or a press, and a link can open this dialog at once.
            isEager
          />
        </div>
      )}
      <div className={styles.words}>
        <h2 id={titleId} className={styles.name} lang="es">
          {food.name}
          {isRaw(food) && <RawMark />}
        </h2>
        <PriceLine food={food} currency={currency} />
        {food.description !== '' && <p>{food.description}</p>}
        <AllergenLine facts={food} />
        {children}
        <TableSizes kind={kind} food={food} />
        <Share title={food.name} path={foodLink(kind, food.id)} />
      </div>
    </dialog>
  );
}
