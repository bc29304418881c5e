import 'react-image-crop/dist/ReactCrop.css';
import { Center, Group, Radio, Stack } from '@mantine/core';
import { useId } from 'react';
import { ReactCrop, centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import styles from './picture-crop.module.css';
import { type Aspect, ASPECTS, type Cut } from './picture-rules';

interface PictureCropProps {
  url: string;
  aspect: Aspect;
  cut: Cut;
  onCut: (cut: Cut) => void;
  onDecoded: (image: HTMLImageElement) => void;
  onBroken: () => void;
  isDisabled: boolean;
}

const LABELS = {
  cropArea: 'Part of the photo that is kept. The arrow keys move it; with Shift in larger steps.',
  nwDragHandle: 'Upper left corner. The arrow keys move it.',
  nDragHandle: 'Upper edge. The arrow keys up and down move it.',
  neDragHandle: 'Upper right corner. The arrow keys move it.',
  eDragHandle: 'Right edge. The arrow keys left and right move it.',
  seDragHandle: 'Lower right corner. The arrow keys move it.',
  sDragHandle: 'Lower edge. The arrow keys up and down move it.',
  swDragHandle: 'Lower left corner. The arrow keys move it.',
  wDragHandle: 'Left edge. The arrow keys left and right move it.',
};

/** Tab goes to the crop area and to each of its corners; arrow keys move the focused one. */
export function PictureCrop(props: PictureCropProps) {
  const { url, aspect, cut, onCut, onDecoded, onBroken, isDisabled } = props;
  const helpId = useId();

  function begin(image: HTMLImageElement): void {
    onDecoded(image);
    if (!cut.crop) onCut({ ...cut, crop: firstCrop(image, ASPECTS[aspect]) });
  }

  return (
    <Stack gap="xs">
      <Radio.Group
        aria-label="What to keep of the photo"
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
      {/* Room to grab corners at the picture's very edge. */}
      <Center p="md" bg="var(--color-surface)" role="group" aria-label="The photo" aria-describedby={helpId}>
        <ReactCrop
          className={styles.reactCrop}
          crop={cut.isWhole ? undefined : cut.crop}
          onChange={(_, crop) => onCut({ ...cut, crop })}
          aspect={ASPECTS[aspect]}
          ariaLabels={LABELS}
          minWidth={24}
          minHeight={24}
          keepSelection
          ruleOfThirds
          disabled={isDisabled || cut.isWhole}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handler is for the load event; there is nothing to press */}
          <img
            src={url}
            alt="The one you chose"
            onLoad={(event) => begin(event.currentTarget)}
            onError={onBroken}
          />
        </ReactCrop>
      </Center>
    </Stack>
  );
}

function firstCrop({ width, height }: HTMLImageElement, aspect: number): PercentCrop {
  const isWide = width / height > aspect;
  const largest = isWide ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...largest }, aspect, width, height), width, height);
}

function helpWords(isWhole: boolean, aspect: Aspect): string {
  return isWhole
    ? `All of it is kept. Where the site shows it in ${aspect}, the edges are hidden.`
    : 'Drag the frame or its corners; the arrow keys move them, too.';
}
