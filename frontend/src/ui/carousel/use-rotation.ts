import { useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { onLessMotionChange, prefersLessMotion } from './less-motion';

interface RotationUse {
  pausesOnHover: boolean;
  onKeyboardFocus: (target: Element) => void;
}

/**
 * Whether the carousel goes on by itself. It rests while the keyboard's focus is anywhere in it, while a mouse is over
 * its slides (`pausesOnHover`) or over a link in one, so that no link is exchanged under the pointer, and for those who
 * asked for less motion, until they press play. What the visitor chose holds from then on.
 */
export function useRotation({ pausesOnHover, onKeyboardFocus }: RotationUse) {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const wantsLessMotion = useSyncExternalStore(onLessMotionChange, prefersLessMotion, () => false);
  const isPlaying = choice === null ? !wantsLessMotion : choice === 'play';

  return {
    /** What the pause button stands at. */
    isPlaying,
    isRotating: isPlaying && !isFocused && !isHovered,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    /** For the carousel as a whole. A click focuses too, but only the keyboard's focus counts. */
    focusProps: {
      onFocus: ({ target }: FocusEvent) => {
        const isByKeyboard = target.matches(':focus-visible');
        setIsFocused(isByKeyboard);
        if (isByKeyboard) onKeyboardFocus(target);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
      },
    },
    /** For the slides. */
    pointerProps: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const isOverLink = target instanceof Element && target.closest('a, button') !== null;
        setIsHovered(pointerType === 'mouse' && (pausesOnHover || isOverLink));
      },
      onPointerLeave: () => setIsHovered(false),
    },
  };
}
