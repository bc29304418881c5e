import type { LimitName } from './limit-rules';
import type { Limits } from './limits';

/**
 * Counts one attempt by several limits and answers how to take it back. Where one of them refuses (as `take` does), the
 * others have not counted it: whoever is refused for one reason is not shut out for another.
 */
export async function takeAll(
  limits: Limits,
  counts: ReadonlyArray<readonly [name: LimitName, key: string]>,
): Promise<() => Promise<void>> {
  const taken: (typeof counts)[number][] = [];
  const giveBack = async () => {
    await Promise.all(taken.map(([name, key]) => limits.giveBack(name, key)));
  };
  for (const count of counts) {
    try {
      await limits.take(...count);
    } catch (refusal) {
      await giveBack();
      throw refusal;
    }
    taken.push(count);
  }
  return giveBack;
}
