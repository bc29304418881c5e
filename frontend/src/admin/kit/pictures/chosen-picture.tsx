import { Button } from '@mantine/core';
import { useState } from 'react';
import type { UploadedPicture } from '../../../api/staff/staff-uploads';
import { Picture } from '../../../ui/picture';
import { AdminIcon } from '../shell/admin-icon';
import { AltDialog } from './alt-dialog';
import styles from './chosen-picture.module.css';

interface ChosenPictureProps {
  picture: UploadedPicture;
  aspect: number | undefined;
  onAlt: (picture: UploadedPicture) => void;
  onRemove: () => void;
}

export function ChosenPicture({ picture, aspect, onAlt, onRemove }: ChosenPictureProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.chosen}>
      <div
        className={styles.frame}
        style={aspect === undefined ? undefined : { aspectRatio: String(aspect) }}
      >
        <Picture className={styles.picture} src={picture.src} alt={picture.alt} sizes="320px" />
      </div>
      <div className={styles.words}>
        <p className={styles.alt}>{picture.alt === '' ? 'Missing alt text.' : `“${picture.alt}”`}</p>
        <div className={styles.actions}>
          <Button
            variant="subtle"
            color="link"
            leftSection={<AdminIcon name="pencil" />}
            onClick={() => setIsAsking(true)}
          >
            Edit alt text
          </Button>
          <Button variant="subtle" color="danger" leftSection={<AdminIcon name="trash" />} onClick={onRemove}>
            Remove photo
          </Button>
        </div>
      </div>
      <AltDialog
        picture={picture}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onChanged={(changed) => {
          setIsAsking(false);
          onAlt(changed);
        }}
      />
    </div>
  );
}
