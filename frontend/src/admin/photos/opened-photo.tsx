import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { photosCollection, type PhotoUse, type StaffPhoto } from '../../api/staff/staff-photos';
import { briefDate } from '../../domain/short-date';
import { wallClock } from '../../domain/zoned-time';
import { Picture } from '../../ui/picture';
import { useRowRemoval } from '../kit/lists/use-row-removal';
import { AdminIcon } from '../kit/shell/admin-icon';
import { KIND_WORDS, formAddress } from '../kit/shell/entry-kinds';
import { later } from '../kit/shell/later';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { useServerToday } from '../kit/shell/use-server-today';
import styles from './opened-photo.module.css';
import { PhotoWords } from './photo-words';
import { keptWords, mayBeInForm, nameOf, sizeWords } from './photo-view';
import { ReplaceButton } from './replace-button';
import type { useReplacement } from './use-replacement';

const CropDialog = later(async () => (await import('./crop-dialog')).CropDialog);

interface OpenedPhotoProps {
  photo: StaffPhoto;
  replacement: ReturnType<typeof useReplacement>;
  onRefetch: () => void;
  onRemoved: () => void;
}

export function OpenedPhoto({ photo, replacement, onRefetch, onRemoved }: OpenedPhotoProps) {
  const { id, url, alt, uses, width, height } = photo;
  const [isCropping, setIsCropping] = useState(false);
  const isUsed = uses.length > 0;
  return (
    <div className={styles.photo}>
      <Stack miw={0}>
        <Box className={styles.frame} __vars={{ '--ratio': String(width / height) }}>
          <Picture src={url} alt={alt} sizes="(max-width: 60rem) 100vw, 40rem" isEager />
        </Box>
        {isUsed && (
          <Group gap="sm" className={styles.actions}>
            <ReplaceButton photo={photo} onStored={(by) => void replacement.replace(id, by)} />
            <Button variant="default" onClick={() => setIsCropping(true)}>
              Crop again
            </Button>
          </Group>
        )}
      </Stack>
      <Stack gap="lg" miw={0}>
        <PhotoUses photo={photo} onRemoved={onRemoved} />
        <PhotoWords photo={photo} onRefetch={onRefetch} />
        <PhotoFacts photo={photo} />
      </Stack>
      <CropDialog
        photo={photo}
        opened={isCropping}
        onClose={() => setIsCropping(false)}
        onCropped={(replaced) => {
          setIsCropping(false);
          void replacement.finish(id, replaced);
        }}
      />
    </div>
  );
}

function PhotoUses({ photo, onRemoved }: Pick<OpenedPhotoProps, 'photo' | 'onRemoved'>) {
  const titleId = useId();
  const today = useServerToday();
  const remove = useRowRemoval(photosCollection);
  const kept = keptWords(photo, today);

  async function removePhoto(): Promise<void> {
    const name = `“${nameOf(photo)}”`;
    const form = mayBeInForm(photo, today)
      ? ' A colleague may be about to use it in a form that isn’t saved yet.'
      : '';
    const text = `It’s not used anywhere, and History doesn’t need it.${form} This can’t be undone.`;
    if (await remove(photo, { name, text, isForGood: true })) onRemoved();
  }

  return (
    <section aria-labelledby={titleId}>
      <Box className="section-head" mih="var(--target)">
        <h2 id={titleId} className="section-title">
          Where it’s used
        </h2>
      </Box>
      {photo.uses.length > 0 ? (
        <ul role="list" className="ruled">
          {photo.uses.map((use) => (
            <UseRow key={`${use.kind}/${use.id}`} use={use} />
          ))}
        </ul>
      ) : (
        <>
          <Text my="sm">{kept ?? 'Not used anywhere.'}</Text>
          {kept === null && (
            <Button
              variant="default"
              c="var(--color-warn)"
              leftSection={<AdminIcon name="trash" />}
              onClick={() => void removePhoto()}
            >
              Delete photo
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function UseRow({ use: { kind, id, title } }: { use: PhotoUse }) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <Link className="target fits" to={formAddress(kind, id) ?? '/admin'}>
        {title}
      </Link>
      <span className="note">{KIND_WORDS[kind].one}</span>
    </Group>
  );
}

function PhotoFacts({ photo }: { photo: StaffPhoto }) {
  const { width, height, bytes, madeAt, name, crop, original } = photo;
  const { timezone } = useRestaurant();
  const today = useServerToday();
  const day = briefDate(wallClock(new Date(madeAt), timezone).date, today);
  const facts = {
    File: name,
    Size: `${width} × ${height} pixels, ${sizeWords(bytes)}`,
    Uploaded: day,
    ...(crop && { 'Cropped from': `${original.width} × ${original.height} pixels` }),
  };
  return (
    <dl className={`note ${styles.facts}`}>
      {Object.entries(facts).map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
