import { type MouseEvent, type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Site } from '../../domain/site';
import { SocialList } from '../../features/site/social-list';
import { Wordmark } from '../../features/site/wordmark';
import { buttonClass } from '../../ui/button';
import { IconButton } from '../../ui/icon';
import type { LinkedPage } from '../navigation';
import { NavLink } from '../../ui/link';
import { closeOnOverlay } from '../../ui/open-modal';
import styles from './side-panel.module.css';

export const SIDE_PANEL_ID = 'side-panel';

/** Until the script runs, the browser closes the panel by itself. */
const CLOSES_PANEL = { command: 'close', commandfor: SIDE_PANEL_ID };

interface SidePanelProps {
  dialog: RefObject<HTMLDialogElement | null>;
  pages: readonly LinkedPage[];
  site: Pick<Site, 'name' | 'social'>;
}

/** Escape, a click outside, a link or any route change closes it; focus returns to the button that opened it. */
export function SidePanel({ dialog, pages, site: { name, social } }: SidePanelProps) {
  const close = () => dialog.current?.close();
  const closeByButton = (event: MouseEvent) => {
    // Otherwise its command would find the panel already closed.
    event.preventDefault();
    close();
  };
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
      closedby="any"
      onClick={closeOnOverlay}
    >
      <div className={styles.body}>
        <div className="flex middle spread gap-4">
          <Wordmark name={name} />
          <IconButton
            icon="close"
            label="Close"
            className={styles.close}
            {...CLOSES_PANEL}
            onClick={closeByButton}
          />
        </div>
        <nav aria-label="Main">
          <ul role="list">
            {pages.map(({ path, title }) => (
              <li key={path}>
                <NavLink to={path} className={styles.link} onClick={close}>
                  {title}
                </NavLink>{' '}
              </li>
            ))}
          </ul>
          <div className={styles.book}>
            <NavLink to="/reservations" className={buttonClass('light')} onClick={close}>
              Book a Table
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
