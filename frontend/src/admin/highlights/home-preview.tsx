import type { StaffHighlight } from '../../api/staff/staff-highlights';
import { HighlightCard } from '../../features/highlight/highlight-card';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import styles from './home-preview.module.css';

interface HomePreviewProps {
  shown: readonly StaffHighlight[];
  words: string;
}

/** The home page's cards of that day; inert, since the list above tells screen readers the same. */
export function HomePreview({ shown, words }: HomePreviewProps) {
  const title = `On the home page ${words === 'every day' ? 'of any day' : words}`;
  return (
    <section className={styles.preview} aria-label="Preview">
      <h2 className={styles.title}>{title}</h2>
      {shown.length === 0 ? (
        <p>None. In their place the home page says “Loading highlights…” and leads to the full menu.</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling row
        <div className={styles.viewport} role="group" aria-label={title} tabIndex={0}>
          <div inert className={styles.row}>
            {shown.map((highlight) => (
              <div key={highlight.id} className={styles.card}>
                <HighlightCard dish={{ ...highlight.shown, dishId: null }} isFirst isNear />
              </div>
            ))}
          </div>
        </div>
      )}
      {shown.some((highlight) => highlight.shown.raw) && (
        <div inert>
          <RawFoodNotice />
        </div>
      )}
    </section>
  );
}
