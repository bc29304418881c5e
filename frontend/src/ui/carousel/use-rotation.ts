import { type FocusEvent, type PointerEvent, useState, useSyncExternalStore } from 'react';
import { keep, readKept } from '../browser-store';
import { onLessMotionChange, prefersLessMotion } from '../less-motion';

interface RotationUse {
  pausesOnHover: boolean;
  onKeyboardFocus: (target: Element) => void;
}

/**
 * Pauses while keyboard focus is inside, while a mouse is over its slides (`pausesOnHover`) or over a link
 * in one (no link may change under the pointer), and, until they press play, for visitors who asked for reduced
 * motion. The visitor's choice then applies to every carousel.
 */
export function useRotation({ pausesOnHover, onKeyboardFocus }: RotationUse) {
  const choice = useSyncExternalStore(onRotationChoice, rotationChoice, () => null);
  const [isFocused, setIsFocused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const wantsLessMotion = useSyncExternalStore(onLessMotionChange, prefersLessMotion, () => false);
  const isPlaying = choice === null ? !wantsLessMotion : choice === 'play';

  return {
    isPlaying,
    isRotating: isPlaying && !isFocused && !isHovered,
    toggle: () => {
      // Play counts although the focus is on its button, until it moves on inside.
      setIsFocused(false);
      chooseRotation(isPlaying ? 'pause' : 'play');
    },
    /** A click also sets focus, but only keyboard focus counts. */
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
    pointerProps: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const isOverLink = target instanceof Element && target.closest('a, button') !== null;
        setIsHovered(pointerType === 'mouse' && (pausesOnHover || isOverLink));
      },
      onPointerLeave: () => setIsHovered(false),
    },
  };
}

const STORED_UNDER = 'carousels';

type Choice = 'play' | 'pause' | null;

const listeners = new Set<() => void>();
let choice: Choice | undefined;

/** Shared by every carousel; null until the visitor chooses. */
function rotationChoice(): Choice {
  choice ??= readKept('localStorage', STORED_UNDER) === 'pause' ? 'pause' : null;
  return choice;
}

/** A pause also applies to later visits; without storage, until a reload. */
function chooseRotation(next: 'play' | 'pause'): void {
  choice = next;
  keep('localStorage', STORED_UNDER, next === 'pause' ? next : null);
  for (const listener of listeners) listener();
}

function onRotationChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
