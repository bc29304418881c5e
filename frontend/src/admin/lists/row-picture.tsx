import { Picture } from '../../ui/picture';
import { AdminIcon } from '../shell/admin-icon';
import styles from './row-picture.module.css';

/** A row's picture, small. It says nothing that the name beside it does not; where there is none, a place for it. */
export function RowPicture({ src }: { src: string | null }) {
  return src === null ? (
    <span className={styles.none}>
      <AdminIcon name="picture" />
    </span>
  ) : (
    <Picture className={styles.picture} src={src} alt="" sizes="56px" />
  );
}
