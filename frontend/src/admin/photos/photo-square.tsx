import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { StaffPhoto } from '../../api/staff/staff-photos';
import { Picture } from '../../ui/picture';
import { rowMark } from '../kit/lists/row-focus';
import styles from './photos-screen.module.css';
import { nameOf, stateOf, stateWords } from './photo-view';

export function PhotoSquare({ photo, today }: { photo: StaffPhoto; today: string }) {
  const others = photo.uses.length - 1;
  return (
    <li {...rowMark(photo.id)} className={styles.item}>
      <Link to={`/admin/photos/${encodeURIComponent(photo.id)}`} className={styles.square}>
        <span className={styles.frame}>
          <Picture src={photo.url} alt="" sizes="(max-width: 34rem) 45vw, 12rem" />
        </span>
        <span className={`text-s strong ${styles.name}`}>{nameOf(photo)}</span>
        <span className={styles.state} data-state={stateOf(photo)}>
          <span className={styles.clipped}>{stateWords(photo, today)}</span>
          {others > 0 && (
            <span>
              +{others}
              <VisuallyHidden> more</VisuallyHidden>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
