export interface Freshness {
  /** `stale` breaks the promise of one second; `missing` had no good copy to be drawn from. */
  state: 'fresh' | 'stale' | 'missing';
  ageMs: number;
}

/** Value of the `X-Content` header: tells the operator, not the diner, how old the content of an answer is, in seconds. */
export function describeFreshness({ state, ageMs }: Freshness): string {
  return state === 'missing' ? state : `${state}; age=${Math.floor(ageMs / 1000)}`;
}
