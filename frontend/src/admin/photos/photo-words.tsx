import { Box, Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { isApiError } from '../../api/errors';
import { photosCollection, type StaffPhoto } from '../../api/staff/staff-photos';
import { useListCache } from '../kit/lists/use-list-cache';
import { AltDialog } from '../kit/pictures/alt-dialog';
import { AdminIcon } from '../kit/shell/admin-icon';
import { describeChangeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';

/** The alt text of the photo. */
export function PhotoWords({ photo, onRefetch }: { photo: StaffPhoto; onRefetch: () => void }) {
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { put } = useListCache<StaffPhoto>(photosCollection.key);

  const save = async ({ id, etag, alt: before }: StaffPhoto, alt: string, isUndo = false) => {
    try {
      const stored = await photosCollection.patch(id, etag, { alt });
      put(stored);
      const undo = () => void takeBack(stored, before);
      notifyDone(isUndo ? 'The earlier alt text is back' : 'Alt text saved', isUndo ? {} : { undo });
    } catch (error) {
      // Shows what somebody else has written, so that staff can decide.
      if (isApiError(error, 'precondition') || isApiError(error, 'not-found')) onRefetch();
      throw error;
    }
  };
  const takeBack = (stored: StaffPhoto, before: string): Promise<void> =>
    save(stored, before, true).catch((error: unknown) => {
      const failure = describeChangeFailure(error, 'The earlier alt text', 'was not brought back');
      notifyFailure(failure, () => void takeBack(stored, before));
    });

  return (
    <section aria-labelledby={titleId}>
      <Box className="section-head" mih="var(--target)">
        <h2 id={titleId} className="section-title">
          Alt text
        </h2>
        <Button
          variant="subtle"
          px="xs"
          me="calc(-1 * var(--space-2))"
          leftSection={<AdminIcon name="pencil" />}
          onClick={() => setIsAsking(true)}
        >
          Edit
        </Button>
      </Box>
      <Text my="sm" c={photo.alt === '' ? 'var(--color-warn)' : undefined}>
        {photo.alt === '' ? 'Missing: say what the photo shows.' : photo.alt}
      </Text>
      <AltDialog
        isOpen={isAsking}
        alt={photo.alt}
        onSave={(alt) => save(photo, alt)}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
