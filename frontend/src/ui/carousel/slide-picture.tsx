import { useState, type ComponentProps } from 'react';
import { Picture } from '../picture';

interface SlidePictureProps extends ComponentProps<typeof Picture> {
  /** Comes with the page. */
  isFirst: boolean;
  /** Any other comes once its slide is near: browsers fetch all of a row's, however `lazy`, ahead of what is in view. */
  isNear: boolean;
}

/** The picture of a slide. Without script it is there from the start. */
export function SlidePicture({ isFirst, isNear, ...picture }: SlidePictureProps) {
  const [isWanted, setIsWanted] = useState(isFirst);
  if (isNear && !isWanted) setIsWanted(true);
  const drawn = <Picture {...picture} />;
  return isWanted ? drawn : <noscript>{drawn}</noscript>;
}
