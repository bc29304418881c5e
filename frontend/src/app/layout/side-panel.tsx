import { useEffect, type MouseEvent, type RefObject } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { SocialLinks } from '../../domain/site';
import { SocialLink } from '../../features/site/social-link';
import type { NavigationEntry } from '../navigation';
import { Icon } from '../../ui/icon';
import styles from './side-panel.module.css';

interface SidePanelProps {
  /** The navbar holds the dialog, to open it. */
  dialog: RefObject<HTMLDialogElement | null>;
  entries: readonly NavigationEntry[];
  social: SocialLinks;
}

/**
 * The pages on small screens. A modal dialog: focus moves in and stays in, Escape and a click beside it close it, and
 * focus goes back to what opened it. Any change of route closes it too.
 */
export function SidePanel({ dialog, entries, social }: SidePanelProps) {
  const close = () => dialog.current?.close();
  const location = useLocation();
  useEffect(() => dialog.current?.close(), [dialog, location]);

  // The dialog fills itself with its content box, so a click on the element itself is one on the overlay.
  const closeOnOverlay = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };

  return (
    <dialog ref={dialog} className={styles.panel} aria-label="Pages" onClick={closeOnOverlay}>
      <div className={styles.body}>
        <button type="button" className={styles.close} aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
        <nav aria-label="Pages">
          <ul role="list">
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavLink to={entry.to} end className={styles.link} onClick={close}>
                  {entry.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ul role="list" className={styles.social}>
          <li>
            <SocialLink network="Instagram" url={social.instagram} onClick={close} />
          </li>
          <li>
            <SocialLink network="Facebook" url={social.facebook} onClick={close} />
          </li>
        </ul>
      </div>
    </dialog>
  );
}
