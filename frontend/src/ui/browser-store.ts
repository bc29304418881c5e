type Store = 'localStorage' | 'sessionStorage';

/** Null if nothing is stored, or storage is forbidden. */
export function readKept(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** The stored JSON as a value; undefined if there is none, or it has another shape. */
export function readKeptJson<Value>(
  store: Store,
  key: string,
  shape: { safeParse: (value: unknown) => { data?: Value } },
): Value | undefined {
  try {
    return shape.safeParse(JSON.parse(readKept(store, key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Null removes it. Returns false if storage is forbidden or full. */
export function keep(store: Store, key: string, value: string | null): boolean {
  try {
    if (value === null) window[store].removeItem(key);
    else window[store].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
