import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** The mouse drags at once. On touch a swipe scrolls, and holding picks up. */
export function usePointerSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
}
