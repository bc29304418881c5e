import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../../api/errors';
import { changePictureAlt, type UploadedPicture } from '../../../api/staff/staff-uploads';
import { Picture } from '../../../ui/picture';
import { AltDialog } from './alt-dialog';
import styles from './chosen-picture.module.css';
import { type Aspect, ASPECTS } from './picture-rules';

interface ChosenPictureProps {
  picture: UploadedPicture;
  aspect: Aspect;
}

export function ChosenPicture({ picture, aspect }: ChosenPictureProps) {
  return (
    <div className={styles.chosen}>
      <Box className="panel" maw="20rem" style={{ aspectRatio: ASPECTS[aspect], overflow: 'hidden' }}>
        <Picture src={picture.src} alt={picture.alt} sizes="320px" />
      </Box>
      <p className="fits note">{picture.alt === '' ? 'Missing alt text.' : `“${picture.alt}”`}</p>
    </div>
  );
}

interface PictureActionsProps {
  picture: UploadedPicture;
  onAlt: (picture: UploadedPicture, isSaved: boolean) => void;
  onRemove: () => void;
}

export function PictureActions({ picture, onAlt, onRemove }: PictureActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const save = async (alt: string) => {
    const { picture: stored, isSaved } = await changePictureAlt(picture, alt);
    onAlt(stored, isSaved);
    // The dialog then shows the other person’s text.
    if (!isSaved) throw new ApiError('precondition', 'Someone else changed the alt text');
  };
  return (
    <>
      <Button variant="subtle" px="xs" onClick={() => setIsAsking(true)}>
        Edit alt text
      </Button>
      <Button variant="subtle" px="xs" color="danger" onClick={onRemove}>
        Remove photo
      </Button>
      <AltDialog isOpen={isAsking} alt={picture.alt} onSave={save} onClose={() => setIsAsking(false)} />
    </>
  );
}
