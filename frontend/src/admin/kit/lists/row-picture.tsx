import { Picture } from '../../../ui/picture';
import styles from './row-picture.module.css';

export function RowPicture({ src }: { src: string | null }) {
  return src !== null && <Picture className={styles.picture} src={src} alt="" />;
}
