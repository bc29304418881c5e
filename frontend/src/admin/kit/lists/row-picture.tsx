import { Picture } from '../../../ui/picture';
import { AdminIcon } from '../shell/admin-icon';
import styles from './row-picture.module.css';

export function RowPicture({ src }: { src: string | null }) {
  return src === null ? (
    <span className={styles.none}>
      <AdminIcon name="picture" />
    </span>
  ) : (
    <Picture className={styles.picture} src={src} alt="" sizes="56px" />
  );
}
