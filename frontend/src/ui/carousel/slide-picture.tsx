import { useState, type ComponentProps } from 'react';
import { Picture } from '../picture';

interface SlidePictureProps extends ComponentProps<typeof Picture> {
  isFirst: boolean;
  /**
   * Pictures load when their slide is near: browsers fetch a whole row's, even `lazy` ones, before what
   * is in view.
   */
  isNear: boolean;
}

export function SlidePicture({ isFirst, isNear, isEager = false, ...picture }: SlidePictureProps) {
  const [isWanted, setIsWanted] = useState(isFirst);
  if (isNear && !isWanted) setIsWanted(true);
  const drawn = <Picture {...picture} isEager={isEager && isWanted} />;
  return isWanted ? drawn : <noscript>{drawn}</noscript>;
}
