import type { ReactNode } from 'react';
import { Picture } from '../../../ui/picture';
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

/** One line; on a phone, a row with a menu has its arrows in there. Goes into an `<li>`. */
export function ListRow({ picture, name, details, price, toggle, controls, menu }: ListRowProps) {
  return (
    <div className={styles.row}>
      {controls?.handle && (
        <div className={styles.moves}>
          {controls.handle}
          {controls.moveButtons}
        </div>
      )}
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        {details && <div className={styles.details}>{details}</div>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
      {price && <div className={styles.price}>{price}</div>}
      {toggle && <div className={styles.toggle}>{toggle}</div>}
      {menu && <div className={styles.menu}>{menu}</div>}
    </div>
  );
}

export function RowPicture({ src }: { src: string | null }) {
  return src !== null && <Picture className={styles.square} src={src} alt="" />;
}
