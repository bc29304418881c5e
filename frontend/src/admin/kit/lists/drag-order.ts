import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

export interface Moved {
  id: string;
  from: number;
  to: number;
}

/** The mouse drags at once. On touch a swipe scrolls, and holding picks up. */
export function usePointerSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
}

export function orderAfter(ids: readonly string[], id: string, to: number): string[] {
  const ordered = ids.filter((each) => each !== id);
  ordered.splice(to, 0, id);
  return ordered;
}
