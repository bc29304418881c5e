import { todaysHours } from '../../domain/hours';
import { formatSpans, saysClosed } from '../../domain/hours-format';
import { kitchenText } from '../../domain/kitchen';
import { ALLERGEN_SLUGS, DIETARY_TAG_SLUGS, tagLabel } from '../../domain/tags';
import { useNow } from '../../features/boot/boot-context';
import { useMenu } from '../../features/catalogue/menu-store';
import { PrintHeading } from '../../features/catalogue/print-heading';
import { ReadFailure } from '../../features/catalogue/read-failure';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { ServerNotices } from '../../features/notices/server-notices';
import { useSite } from '../../features/site/use-site';
import { Picture } from '../../ui/picture';
import { SkeletonCards } from '../../ui/skeleton';
import { MenuBrowser } from './menu-browser';
import styles from './menu-page.module.css';

const SKELETON_COUNT = 6;

export function MenuPage() {
  const store = useMenu();
  const site = useSite();
  return (
    <>
      <PrintHeading title="Menu" />
      <Masthead />
      <div className={styles.notices}>
        <ServerNotices fee={site.fee} />
      </div>
      {store.data ? (
        <MenuBrowser menu={store.data} />
      ) : (
        <div className={styles.state}>
          {store.status === 'loading' && <SkeletonCards count={SKELETON_COUNT} label="Loading the menu…" />}
          {store.status === 'error' && (
            <ReadFailure
              text="Could not load the menu."
              offer="we’ll be happy to tell you what’s on tonight’s menu"
              onRetry={store.refetch}
            />
          )}
        </div>
      )}
      <DishLegend />
    </>
  );
}

function Masthead() {
  const site = useSite();
  const now = useNow();
  const today = todaysHours(site, now);
  const kitchen = kitchenText(site, now);
  return (
    <header className={styles.masthead}>
      <Picture
        src="/pictures/flat-lay-table.jpg"
        alt="A table from above with paella, bravas, shrimp, croquetas, olives, bread, lemons, linen and glasses of wine."
        // On a phone it is a low, darkened strip: a smaller file will do, and leaves bandwidth for the first dish.
        sizes="(max-width: 48rem) and (min-resolution: 2.5dppx) 48vw, (max-width: 48rem) 75vw, 100vw"
        className={styles.picture}
        isBackdrop
      />
      <div className={styles.words}>
        <h1 className="page-title">Menu</h1>
        <p className={styles.today}>
          Today:{' '}
          {saysClosed(today) ? (
            <strong>{today.note}</strong>
          ) : (
            <>
              <strong>{formatSpans(today.spans)}</strong>
              {today.note !== '' && <span> ({today.note})</span>}
            </>
          )}
          {kitchen && <span className={styles.kitchen}> {kitchen}</span>}
        </p>
      </div>
    </header>
  );
}

function Terms({ title, slugs }: { title: string; slugs: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul role="list" className={styles.terms}>
        {slugs.map((slug) => [<li key={slug}>{tagLabel(slug)}</li>, ' '])}
      </ul>
    </div>
  );
}

function DishLegend() {
  return (
    <aside aria-labelledby="dish-legend-title" className={styles.legend}>
      <h2 id="dish-legend-title" className={styles.title}>
        Allergens and diets
      </h2>
      <Terms title="Allergens we list" slugs={ALLERGEN_SLUGS} />
      <Terms title="Dietary tags" slugs={DIETARY_TAG_SLUGS} />
      <p>
        “May contain” means it can come into contact with the dish in our kitchen, for example in a shared
        fryer.
      </p>
      <RawFoodNotice />
    </aside>
  );
}
