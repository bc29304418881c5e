import type { MouseEvent } from 'react';
import styles from './form-section.module.css';
import { SECTIONS, sectionAnchor, type SectionId } from './site-sections';

/** To the parts of the form, for it is long: the title of the part gets the focus. */
export function SectionLinks() {
  return (
    <nav aria-label="Parts of this page">
      <ul role="list" className={styles.links}>
        {SECTIONS.map(({ id, short }) => (
          <li key={id}>
            <a className={styles.link} href={`#${sectionAnchor(id)}`} onClick={(event) => goTo(event, id)}>
              {short}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Without a change of the address, which would ask whether to leave what is not saved. */
function goTo(event: MouseEvent, id: SectionId): void {
  event.preventDefault();
  const title = document.getElementById(sectionAnchor(id));
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}
