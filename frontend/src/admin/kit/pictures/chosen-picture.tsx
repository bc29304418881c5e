import { Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { changePictureAlt, type UploadedPicture } from '../../../api/staff/staff-uploads';
import { Picture } from '../../../ui/picture';
import { AdminIcon } from '../shell/admin-icon';
import { AltDialog } from './alt-dialog';
import styles from './chosen-picture.module.css';
import { type Aspect, ASPECTS } from './picture-rules';

interface ChosenPictureProps {
  picture: UploadedPicture;
  aspect: Aspect;
  onAlt: (picture: UploadedPicture) => void;
  onRemove: () => void;
}

export function ChosenPicture({ picture, aspect, onAlt, onRemove }: ChosenPictureProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.chosen}>
      <Box className="panel" maw="20rem" style={{ aspectRatio: ASPECTS[aspect], overflow: 'hidden' }}>
        <Picture src={picture.src} alt={picture.alt} sizes="320px" />
      </Box>
      <Box className="fits">
        <Box component="p" mb="xs" c="dimmed">
          {picture.alt === '' ? 'Missing alt text.' : `“${picture.alt}”`}
        </Box>
        <Group gap={4} ms="calc(-1 * var(--space-4))">
          <Button
            variant="subtle"
            leftSection={<AdminIcon name="pencil" />}
            onClick={() => setIsAsking(true)}
          >
            Edit alt text
          </Button>
          <Button variant="subtle" color="danger" leftSection={<AdminIcon name="trash" />} onClick={onRemove}>
            Remove photo
          </Button>
        </Group>
      </Box>
      <AltDialog
        isOpen={isAsking}
        alt={picture.alt}
        onSave={async (alt) => onAlt(await changePictureAlt(picture.id, alt))}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
