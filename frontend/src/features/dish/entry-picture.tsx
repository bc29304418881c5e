import type { ContentPicture } from '../../domain/menu';
import { Picture } from '../../ui/picture';
import entry from './entry.module.css';

// On the sharpest screens, a picture made for four fifths of the width looks the same and weighs a third less.
const LARGE = '(min-width: 76rem) 36rem, (min-width: 48rem) 46vw, (min-resolution: 2.5dppx) 72vw, 92vw';

interface EntryPictureProps {
  picture: ContentPicture;
  /** Whether it is large and above the text, rather than small and beside it. */
  isLead: boolean;
  /** Whether it is in the page's first view. */
  isFirst?: boolean;
}

export function EntryPicture({ picture, isLead, isFirst = false }: EntryPictureProps) {
  return (
    <div className={isLead ? entry.frame : `${entry.frame} ${entry.small}`}>
      <Picture src={picture.src} alt={picture.alt} sizes={isLead ? LARGE : undefined} isFirstView={isFirst} />
    </div>
  );
}
