const MOST = 21;

/** Width by height in whole numbers, as people say it: `4:3`, `3:2`, `16:9`. */
export function aspectWords(aspect: number): string {
  let best: readonly [number, number] = [1, 1];
  let bestMiss = Infinity;
  for (let height = 1; height <= MOST; height += 1) {
    const width = Math.round(aspect * height);
    const miss = Math.abs(width / height - aspect);
    // A larger pair has to be better by more than what rounding leaves.
    if (width > 0 && miss < bestMiss - 0.001) {
      best = [width, height];
      bestMiss = miss;
    }
  }
  return `${best[0]}:${best[1]}`;
}
