const STORED_UNDER = 'carousels';

type Choice = 'play' | 'pause' | null;

const listeners = new Set<() => void>();
let choice: Choice | undefined;

/** For every carousel; null if nothing was chosen. */
export function rotationChoice(): Choice {
  choice ??= readPause();
  return choice;
}

/** A pause also holds on later visits. */
export function chooseRotation(next: 'play' | 'pause'): void {
  choice = next;
  try {
    if (next === 'pause') localStorage.setItem(STORED_UNDER, next);
    else localStorage.removeItem(STORED_UNDER);
  } catch {
    // It holds until a reload.
  }
  for (const listener of listeners) listener();
}

export function onRotationChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readPause(): Choice {
  try {
    return localStorage.getItem(STORED_UNDER) === 'pause' ? 'pause' : null;
  } catch {
    return null;
  }
}
