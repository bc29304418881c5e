import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Site } from '../../domain/site';
import { SocialList } from '../../features/site/social-list';
import { Wordmark } from '../../features/site/wordmark';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { BOOKING_ENTRY, type NavigationEntry } from '../navigation';
import { NavLink } from '../../ui/link';
import { closeOnOverlay } from '../../ui/open-modal';
import styles from './side-panel.module.css';

export const SIDE_PANEL_ID = 'side-panel';

interface SidePanelProps {
  dialog: RefObject<HTMLDialogElement | null>;
  entries: readonly NavigationEntry[];
  site: Pick<Site, 'name' | 'social'>;
}

/** Escape, a click outside, a link or any route change closes it; focus returns to the button that opened it. */
export function SidePanel({ dialog, entries, site: { name, social } }: SidePanelProps) {
  const close = () => dialog.current?.close();
  const location = useLocation();
  // Not on mount: the panel may have been opened before hydration.
  useEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [dialog, location]);

  return (
    <dialog
      ref={dialog}
      id={SIDE_PANEL_ID}
      className={styles.panel}
      aria-label="Navigation"
      onClick={closeOnOverlay}
    >
      <div className={styles.body}>
        <div className="flex middle spread gap-4">
          <Wordmark name={name} />
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Main">
          <ul role="list">
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavLink to={entry.to} className={styles.link} onClick={close}>
                  {entry.label}
                </NavLink>{' '}
              </li>
            ))}
          </ul>
          <div className={styles.book}>
            <NavLink to={BOOKING_ENTRY.to} className={buttonClass('light')} onClick={close}>
              {BOOKING_ENTRY.label}
            </NavLink>
          </div>
        </nav>{' '}
        <div className={styles.social}>
          <SocialList social={social} networks={['instagram', 'facebook']} onClick={close} />
        </div>
      </div>
    </dialog>
  );
}
