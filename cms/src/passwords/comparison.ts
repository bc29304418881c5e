/** What the thread is asked. The number says which answer belongs to it. */
export interface Comparison {
  number: number;
  password: string;
  /** By bcrypt. */
  hash: string;
}

export type Outcome = { number: number; fits: boolean } | { number: number; problem: string };
