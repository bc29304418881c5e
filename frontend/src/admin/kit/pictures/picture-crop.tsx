import { Group, Radio, Stack } from '@mantine/core';
import { useId } from 'react';
import { CropFrame, type CropFrameProps, largestCrop } from './crop-frame';
import { type Aspect, ASPECTS, type Cut } from './picture-rules';

interface PictureCropProps extends Pick<CropFrameProps, 'url' | 'onDecoded' | 'onBroken' | 'isDisabled'> {
  aspect: Aspect;
  cut: Cut;
  onCut: (cut: Cut) => void;
}

export function PictureCrop(props: PictureCropProps) {
  const { aspect, cut, onCut, onDecoded, isDisabled, ...frame } = props;
  const helpId = useId();

  function begin(image: HTMLImageElement): void {
    onDecoded(image);
    if (!cut.crop) onCut({ ...cut, crop: largestCrop(image, ASPECTS[aspect]) });
  }

  return (
    <Stack gap="xs">
      <Radio.Group
        aria-label="Which part of the photo to keep"
        value={cut.isWhole ? 'whole' : 'part'}
        onChange={(value) => onCut({ ...cut, isWhole: value === 'whole' })}
      >
        <Group gap="lg" mih="var(--target)">
          <Radio
            value="part"
            label={`Crop (${aspect})`}
            disabled={isDisabled}
            data-autofocus={!cut.isWhole || undefined}
          />
          <Radio
            value="whole"
            label="Don’t crop"
            disabled={isDisabled}
            data-autofocus={cut.isWhole || undefined}
          />
        </Group>
      </Radio.Group>
      <p id={helpId} className="note">
        {helpWords(cut.isWhole, aspect)}
      </p>
      <CropFrame
        {...frame}
        aspect={ASPECTS[aspect]}
        crop={cut.isWhole ? undefined : cut.crop}
        onCrop={(crop) => onCut({ ...cut, crop })}
        onDecoded={begin}
        isDisabled={isDisabled || cut.isWhole}
        describedBy={helpId}
      />
    </Stack>
  );
}

function helpWords(isWhole: boolean, aspect: Aspect): string {
  return isWhole
    ? `All of it is kept. Where the site shows it in ${aspect}, the edges are hidden.`
    : 'Drag the frame or its corners; the arrow keys move them, too.';
}
