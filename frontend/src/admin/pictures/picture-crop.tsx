import 'react-image-crop/dist/ReactCrop.css';
import { Group, Radio } from '@mantine/core';
import { useId } from 'react';
import { ReactCrop, centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import styles from './picture-crop.module.css';
import { aspectWords } from './aspect-words';

/** What is sent of a picture: a part, in percent of it, or all of it. */
export interface Cut {
  isWhole: boolean;
  crop: PercentCrop | undefined;
}

interface PictureCropProps {
  url: string;
  /** Width by height of the part; any where none is given. */
  aspect: number | undefined;
  cut: Cut;
  onCut: (cut: Cut) => void;
  onDecoded: (image: HTMLImageElement) => void;
  /** The browser can't show it: it is broken, or of a kind that this browser does not know. */
  onBroken: () => void;
  isDisabled: boolean;
}

const LABELS = {
  cropArea: 'Part of the picture that is kept. The arrow keys move it; with Shift in larger steps.',
  nwDragHandle: 'Upper left corner. The arrow keys move it.',
  nDragHandle: 'Upper edge. The arrow keys up and down move it.',
  neDragHandle: 'Upper right corner. The arrow keys move it.',
  eDragHandle: 'Right edge. The arrow keys left and right move it.',
  seDragHandle: 'Lower right corner. The arrow keys move it.',
  sDragHandle: 'Lower edge. The arrow keys up and down move it.',
  swDragHandle: 'Lower left corner. The arrow keys move it.',
  wDragHandle: 'Left edge. The arrow keys left and right move it.',
};

/**
 * Chooses the part of a picture that is kept: dragged with a mouse or a finger, or by keyboard: Tab goes to the part and to
 * each of its corners, arrow keys move what has the focus (Shift: ten pixels). Or all of it.
 */
export function PictureCrop(props: PictureCropProps) {
  const { url, aspect, cut, onCut, onDecoded, onBroken, isDisabled } = props;
  const helpId = useId();
  const partWord = aspect === undefined ? 'Cut out a part' : `Cut to ${aspectWords(aspect)}`;

  function begin(image: HTMLImageElement): void {
    onDecoded(image);
    if (!cut.crop) onCut({ ...cut, crop: firstCrop(image, aspect) });
  }

  return (
    <div className={styles.crop}>
      <Radio.Group
        aria-label="What is kept of the picture"
        value={cut.isWhole ? 'whole' : 'part'}
        onChange={(value) => onCut({ ...cut, isWhole: value === 'whole' })}
      >
        <Group gap="lg" className={styles.choices}>
          <Radio value="part" label={partWord} disabled={isDisabled} />
          <Radio value="whole" label="Whole picture" disabled={isDisabled} />
        </Group>
      </Radio.Group>
      <p id={helpId} className={styles.help}>
        {helpWords(cut.isWhole, aspect)}
      </p>
      <div className={styles.stage} role="group" aria-label="The picture" aria-describedby={helpId}>
        <ReactCrop
          className={styles.reactCrop}
          crop={cut.isWhole ? undefined : cut.crop}
          onChange={(_, crop) => onCut({ ...cut, crop })}
          {...(aspect === undefined ? {} : { aspect })}
          ariaLabels={LABELS}
          minWidth={24}
          minHeight={24}
          keepSelection
          ruleOfThirds
          disabled={isDisabled || cut.isWhole}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it tells when it is decoded; nothing is pressed */}
          <img
            className={styles.picture}
            src={url}
            alt="The one you chose"
            onLoad={(event) => begin(event.currentTarget)}
            onError={onBroken}
          />
        </ReactCrop>
      </div>
    </div>
  );
}

/** The largest part of this shape, from the middle; all of it where any shape will do. */
function firstCrop({ width, height }: HTMLImageElement, aspect: number | undefined): PercentCrop {
  if (aspect === undefined) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  const isWide = width / height > aspect;
  const largest = isWide ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...largest }, aspect, width, height), width, height);
}

function helpWords(isWhole: boolean, aspect: number | undefined): string {
  if (!isWhole) return 'Drag the frame or its corners; the arrow keys move them, too.';
  return aspect === undefined
    ? 'All of it is kept.'
    : `All of it is kept. Where the site shows it in ${aspectWords(aspect)}, the edges are hidden.`;
}
