import { galleryOnDemand } from '../../api/on-demand';
import { useResource } from '../../features/boot/use-resource';
import { ReadFailure } from '../../features/catalogue/read-failure';
import styles from './gallery-page.module.css';
import { PhotoBrowser } from './photo-browser';
import { PhotoSkeletons } from './photo-rows';

const FAILURE = 'Could not load the gallery.';

export function GalleryPage() {
  const gallery = useResource(galleryOnDemand, FAILURE);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className="short-title">Gallery</h1>
        <p className={styles.lead}>Late light, clay dishes, and whatever was on the bar that night.</p>
      </header>
      {gallery.status === 'loading' && <PhotoSkeletons />}
      {gallery.status === 'error' && (
        <div className={styles.words}>
          <ReadFailure
            text={FAILURE}
            offer="we’ll be happy to answer any questions"
            onRetry={gallery.refetch}
          />
        </div>
      )}
      {gallery.data && <PhotoBrowser photos={gallery.data} />}
    </div>
  );
}
