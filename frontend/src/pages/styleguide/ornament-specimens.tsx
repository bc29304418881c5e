import { AzulejoBand, type AzulejoPattern } from '../../ui/azulejo-band';
import { CategoryMark, DRAWN_CATEGORIES } from '../../ui/category-mark';
import { EmptyArt } from '../../ui/empty-art';
import { Icon, ICON_PATHS, type IconName } from '../../ui/icon';
import { ValueIcon } from '../../ui/value-icon';
import { Specimen, Specimens } from './specimen';
import styles from './styleguide.module.css';

const PATTERNS: readonly AzulejoPattern[] = ['star', 'rosette', 'wave'];
const VALUES = ['wine', 'paella', 'olive'] as const;
const EMPTY = ['plate', 'glass', 'frame'] as const;
const ICONS = Object.keys(ICON_PATHS) as IconName[];

export function OrnamentSpecimens() {
  return (
    <Specimens title="Ornament">
      {PATTERNS.map((pattern) => (
        <Specimen key={pattern} title={`Tiles: ${pattern}`}>
          <section>
            <AzulejoBand pattern={pattern} />
          </section>
        </Specimen>
      ))}
      <Specimen title="Icons">
        {ICONS.map((name) => (
          <span key={name} className={styles.labeled}>
            <Icon name={name} /> {name}
          </span>
        ))}
      </Specimen>
      <Specimen title="Values">
        {VALUES.map((name) => (
          <ValueIcon key={name} name={name} />
        ))}
      </Specimen>
      <Specimen title="Categories: each of the demo menu, and the tile for any other">
        {[...DRAWN_CATEGORIES, 'any-other'].map((slug) => (
          <span key={slug} className={styles.labeled}>
            <CategoryMark slug={slug} /> {slug}
          </span>
        ))}
      </Specimen>
      <Specimen title="On wine" ground="wine">
        {DRAWN_CATEGORIES.slice(-10).map((slug) => (
          <CategoryMark key={slug} slug={slug} className={styles.onWine} />
        ))}
      </Specimen>
      <Specimen title="Nothing here">
        {EMPTY.map((name) => (
          <EmptyArt key={name} name={name} />
        ))}
      </Specimen>
    </Specimens>
  );
}
