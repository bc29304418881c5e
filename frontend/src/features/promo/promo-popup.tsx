import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { localDate, promoSubtitle } from '../../domain/promo';
import { buttonClass } from '../../ui/button';
import { IconButton } from '../../ui/icon';
import { closeOnOverlay, openModal } from '../../ui/open-modal';
import { Picture } from '../../ui/picture';
import { useNow } from '../boot/boot-context';
import { readDismissal, rememberPromoClosed, writeDismissal } from './promo-dismissal';
import { Link } from '../../ui/link';
import styles from './promo-popup.module.css';

const LONGEST_WAIT_MS = 2000;

export interface PromoPopupProps {
  /** Called when the picture has loaded: the visitor may have started to type in the meantime. */
  isVisitorBusy: () => boolean;
  onOpened: () => void;
  onClosed: () => void;
}

/** Waits until the picture can be painted, or has taken too long. */
async function pictureOf(dialog: HTMLDialogElement | null): Promise<void> {
  const decoded = dialog
    ?.querySelector('img')
    ?.decode?.()
    .catch(() => undefined);
  await Promise.race([decoded, new Promise((wake) => setTimeout(wake, decoded ? LONGEST_WAIT_MS : 0))]);
}

/**
 * A modal dialog, opened once its picture has loaded. Focus moves in and stays in; Escape, a click beside it, the
 * buttons and the links close it, and focus returns to where it was. Closed, it does not reopen during this visit;
 * with the box checked, not until tomorrow.
 */
export function PromoPopup({ isVisitorBusy, onOpened, onClosed }: PromoPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const subtitle = promoSubtitle(useNow());
  const { key } = useLocation();
  const keyAtOpening = useRef(key);
  const close = () => dialog.current?.close();

  const leave = useEffectEvent(() => (dialog.current?.open ? close() : onClosed()));
  const open = useEffectEvent(() => {
    if (isVisitorBusy()) return onClosed();
    openModal(dialog.current);
    onOpened();
  });
  useEffect(() => {
    let isLeft = false;
    void pictureOf(dialog.current).then(() => isLeft || open());
    return () => {
      isLeft = true;
    };
  }, []);
  useEffect(() => {
    if (keyAtOpening.current !== key) leave();
  }, [key]);

  const dismiss = () => {
    writeDismissal(localDate(new Date()));
    close();
  };
  const settle = () => {
    if (readDismissal() !== localDate(new Date())) rememberPromoClosed();
    onClosed();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={titleId}
      onClose={settle}
      onClick={closeOnOverlay}
    >
      <div className={styles.frame}>
        <Picture
          src="/pictures/gallery/albondigas.jpg"
          alt=""
          sizes="(min-width: 32rem) 30rem, 91vw"
          isEager
        />
      </div>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          Tapas $5!
        </h2>
        <p className="lead">{subtitle}</p>
        <div className={styles.ways}>
          <Link to="/5-tapas" className={buttonClass('light')} onClick={close}>
            View Menu
          </Link>
          <Link to="/reservations" className={buttonClass('clear')} onClick={close}>
            Reserve
          </Link>
        </div>
        <label className={styles.dismiss}>
          <input type="checkbox" className={styles.box} onChange={dismiss} />
          Don't show again today
        </label>
      </div>
      <IconButton icon="close" label="Close" className={styles.close} onClick={close} />
    </dialog>
  );
}
