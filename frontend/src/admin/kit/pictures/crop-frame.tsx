import 'react-image-crop/dist/ReactCrop.css';
import { Center } from '@mantine/core';
import { ReactCrop, centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import styles from './crop-frame.module.css';
import type { PixelSize } from './picture-header';

export interface CropFrameProps {
  url: string;
  /** Width by height of the crop; any, if missing. */
  aspect?: number | undefined;
  crop: PercentCrop | undefined;
  onCrop: (crop: PercentCrop) => void;
  onDecoded: (image: HTMLImageElement) => void;
  onBroken: () => void;
  isDisabled: boolean;
  describedBy: string;
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
export function CropFrame(props: CropFrameProps) {
  const { url, aspect, crop, onCrop, onDecoded, onBroken, isDisabled, describedBy } = props;
  return (
    // Room to grab corners at the picture's very edge.
    <Center
      p="md"
      mih="14rem"
      bg="var(--color-surface)"
      role="group"
      aria-label="The photo"
      aria-describedby={describedBy}
    >
      <ReactCrop
        className={styles.reactCrop}
        crop={crop}
        onChange={(_, next) => onCrop(next)}
        aspect={aspect}
        ariaLabels={LABELS}
        minWidth={24}
        minHeight={24}
        keepSelection
        ruleOfThirds
        disabled={isDisabled}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handler is for the load event; there is nothing to press */}
        <img
          src={url}
          alt="The one you chose"
          onLoad={(event) => onDecoded(event.currentTarget)}
          onError={onBroken}
        />
      </ReactCrop>
    </Center>
  );
}

/** The largest centered crop of this shape. */
export function largestCrop({ width, height }: PixelSize, aspect: number): PercentCrop {
  const isWide = width / height > aspect;
  const largest = isWide ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...largest }, aspect, width, height), width, height);
}
