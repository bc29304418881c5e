import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

// Made once: with other options, the library would render every row again.
const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** The mouse drags at once. On touch a swipe scrolls, and holding picks up. */
export function usePointerSensors() {
  return useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
}
