import { type KeyboardEvent, type MouseEvent, type TouchEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon';
import { LightboxFrame, type LightboxPhoto } from './lightbox-frame';
import { openModal } from './open-modal';
import styles from './lightbox.module.css';

interface LightboxProps {
  photos: readonly LightboxPhoto[];
  index: number | null;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/**
 * A modal dialog: focus moves to its first button and stays inside; Escape, the button and a click beside the
 * picture close it, and focus returns to the element that opened it. Arrow keys, buttons and swipes wrap at both ends.
 * The page behind does not scroll. The picture's number and text are announced on opening and on each change.
 */
export function Lightbox({ photos, index, onIndexChange, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const captionId = useId();
  const isOpen = index !== null && photos[index] !== undefined;
  const count = photos.length;

  useEffect(() => {
    if (isOpen) openModal(dialog.current);
    else dialog.current?.close();
  }, [isOpen]);

  const turn = (step: 1 | -1) => {
    if (index !== null) onIndexChange((index + step + count) % count);
  };
  const turnByKey = (event: KeyboardEvent) => {
    // With Alt, an arrow key is the browser's Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (step === null) return;
    event.preventDefault();
    turn(step);
  };
  const closeBeside = (event: MouseEvent) => {
    const isOnSomething = event.target instanceof Element && event.target.closest('button, img, p');
    if (!isOnSomething) dialog.current?.close();
  };
  const swipe = useSwipe(turn);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and swipes work wherever focus is; each has a button too
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label="Enlarged photo"
      aria-describedby={captionId}
      onClose={onClose}
      onKeyDown={turnByKey}
      onClick={closeBeside}
      {...swipe}
    >
      {isOpen && (
        <>
          <IconButton
            icon="close"
            label="Close"
            className={`${styles.button} ${styles.close}`}
            onClick={() => dialog.current?.close()}
          />
          {count > 1 && (
            <>
              <IconButton
                icon="arrow-left"
                label="Previous"
                className={`${styles.button} ${styles.previous}`}
                onClick={() => turn(-1)}
              />
              <IconButton
                icon="arrow-right"
                label="Next"
                className={`${styles.button} ${styles.next}`}
                onClick={() => turn(1)}
              />
            </>
          )}
          <LightboxFrame photos={photos} index={index} />
          <p id={captionId} role="status" className={styles.caption}>
            <span className={styles.place}>
              <span className="visually-hidden">Photo </span>
              {index + 1} of {count}
            </span>{' '}
            {photos[index]?.alt}
          </p>
        </>
      )}
    </dialog>
  );
}

const THRESHOLD_PX = 40;

/**
 * `onSwipe` gets 1 for a swipe to the left (next) and -1 for one to the right. Two-finger zooming, and panning a zoomed
 * picture, are not swipes.
 */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start.current =
        finger && touches.length === 1 && !isZoomed ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= THRESHOLD_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
