import { Group, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { PercentCrop } from 'react-image-crop';
import { cropPhoto, type PhotoUse, type Replaced, type StaffPhoto } from '../../api/staff/staff-photos';
import { CropFrame, largestCrop } from '../kit/pictures/crop-frame';
import { ASPECTS, blurWords } from '../kit/pictures/picture-rules';
import { describeFailure } from '../kit/shell/describe-failure';
import { DialogEnd, useDialogCall } from '../kit/shell/dialog-end';
import { KIND_WORDS } from '../kit/shell/entry-kinds';
import { LargeDialog } from '../kit/shell/opened-dialog';
import { areaOf, firstShape, isShownNow, percentOf, type Shape } from './crop-shape';

export interface CropDialogProps {
  photo: StaffPhoto;
  opened: boolean;
  onCropped: (replaced: Replaced) => void;
  onClose: () => void;
}

const EVERYWHERE = '';
const SHAPES: readonly { value: Shape; label: string }[] = [
  { value: '3:2', label: '3:2' },
  { value: '16:9', label: '16:9' },
  { value: 'any', label: 'Any shape' },
];

export function CropDialog({ opened, ...rest }: CropDialogProps) {
  return (
    <LargeDialog opened={opened} onClose={rest.onClose} title="Crop again" closeOnClickOutside={false}>
      <Cropping {...rest} />
    </LargeDialog>
  );
}

function Cropping({ photo, onCropped, onClose }: Omit<CropDialogProps, 'opened'>) {
  const { original } = photo;
  // As they were on opening: if a colleague then empties the chosen place, an empty list would mean everywhere.
  const [uses] = useState(photo.uses);
  const [shape, setShape] = useState<Shape>(() => firstShape(photo));
  const [crop, setCrop] = useState<PercentCrop | undefined>(
    photo.crop ? percentOf(photo.crop, original) : undefined,
  );
  const [place, setPlace] = useState(EVERYWHERE);
  const call = useDialogCall((error) => describeFailure(error, 'The crop'));
  const helpId = useId();
  const area = areaOf(crop, original);
  const blur = blurWords(area, original);

  function take(next: Shape): void {
    setShape(next);
    if (next !== 'any') setCrop(largestCrop(original, ASPECTS[next]));
  }

  async function save(): Promise<void> {
    const chosen = uses.filter((use) => keyOf(use) === place);
    onCropped(await cropPhoto(photo.id, area, chosen.length > 0 ? chosen : undefined));
  }

  return (
    <Stack>
      <Radio.Group aria-label="Shape" value={shape} onChange={take}>
        <Group gap="lg" mih="var(--target)">
          {SHAPES.map((each) => (
            <Radio key={each.value} {...each} disabled={call.isBusy} />
          ))}
        </Group>
      </Radio.Group>
      <p id={helpId} className="note">
        Drag the frame or its corners; the arrow keys move them, too. The whole original is kept, so you can
        always crop it again.
      </p>
      <CropFrame
        url={original.url.startsWith('/') ? `/img/1280${original.url}` : original.url}
        aspect={shape === 'any' ? undefined : ASPECTS[shape]}
        crop={crop}
        onCrop={setCrop}
        onDecoded={() => crop ?? take(shape)}
        onBroken={() => call.setFailure(BROKEN)}
        isDisabled={call.isBusy}
        describedBy={helpId}
      />
      <Text fz="var(--text-s)" c={blur === null ? 'dimmed' : 'var(--color-warn)'}>
        {blur ?? `${area.width} by ${area.height} pixels.`}
      </Text>
      {uses.length > 1 && (
        <NativeSelect
          label="Where to show it"
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
          disabled={call.isBusy}
          data={[
            { value: EVERYWHERE, label: `Everywhere (${uses.length} places)` },
            ...uses.map((use) => ({
              value: keyOf(use),
              label: `Only “${use.title}” (${KIND_WORDS[use.kind].one.toLowerCase()})`,
            })),
          ]}
        />
      )}
      <DialogEnd
        call={call}
        action="Save crop"
        busy="Cropping…"
        onAction={() => void call.run(save)}
        onCancel={onClose}
        isDisabled={isShownNow(area, photo)}
      />
    </Stack>
  );
}

const keyOf = ({ kind, id }: PhotoUse) => `${kind}/${id}`;

const BROKEN = {
  title: 'The photo could not be shown',
  text: 'Close this and try again.',
  canRetry: false,
};
