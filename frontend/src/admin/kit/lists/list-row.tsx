import type { ReactNode } from 'react';
import styles from './list-row.module.css';

interface ListRowProps {
  picture?: ReactNode;
  name: ReactNode;
  details?: ReactNode;
  price?: ReactNode;
  toggle?: ReactNode;
  handle?: ReactNode;
  moveButtons?: ReactNode;
  menu?: ReactNode;
}

/** A card of two lines on a phone, one line where there is room. Goes into an `<li>`. */
export function ListRow({ picture, name, details, price, toggle, handle, moveButtons, menu }: ListRowProps) {
  return (
    <div className={styles.row}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        {details && <div className={styles.details}>{details}</div>}
      </div>
      {price && <div className={styles.price}>{price}</div>}
      {menu && <div className={styles.menu}>{menu}</div>}
      {(handle || moveButtons || toggle) && (
        <div className={styles.below}>
          {(handle || moveButtons) && (
            <div className={styles.moves}>
              {handle}
              {moveButtons}
            </div>
          )}
          {toggle && <div className={styles.toggle}>{toggle}</div>}
        </div>
      )}
    </div>
  );
}
