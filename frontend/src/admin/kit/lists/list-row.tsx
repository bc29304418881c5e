import type { ReactNode } from 'react';
import type { RowControls } from './sortable-row';
import styles from './list-row.module.css';

interface ListRowProps {
  picture?: ReactNode;
  name: ReactNode;
  details?: ReactNode;
  price?: ReactNode;
  toggle?: ReactNode;
  controls?: Pick<RowControls, 'handle' | 'moveButtons'>;
  menu?: ReactNode;
}

/** A two-line card on a phone, one line if there is room. Goes into an `<li>`. */
export function ListRow({ picture, name, details, price, toggle, controls, menu }: ListRowProps) {
  return (
    <div className={styles.row}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        {details && <div className={styles.details}>{details}</div>}
      </div>
      {price && <div className={styles.price}>{price}</div>}
      {menu && <div className={styles.menu}>{menu}</div>}
      {(controls?.handle || toggle) && (
        <div className={styles.below}>
          {controls?.handle && (
            <div className={styles.moves}>
              {controls.handle}
              {controls.moveButtons}
            </div>
          )}
          {toggle && <div className={styles.toggle}>{toggle}</div>}
        </div>
      )}
    </div>
  );
}
