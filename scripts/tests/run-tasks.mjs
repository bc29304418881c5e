/**
 * @template T
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} needs names of tasks, earlier in the list, that must succeed first
 * @property {boolean} [needsNoCores] it mostly waits for the network: runs at once, beside any number of others
 * @property {boolean} [isAlone] starts when all tasks before it have ended, because it measures time or waits for seconds
 * @property {() => Promise<T>} run never rejects
 */

/**
 * Runs each task as soon as the tasks it needs are done, otherwise in the given order.
 *
 * @template T
 * @param {Task<T>[]} tasks
 * @param {{atOnce: number, isGood: (result: T) => boolean, notRun: (name: string, lacking: string) => T}} options
 * @returns {Promise<T[]>} in the order of the tasks
 */
export async function runTasks(tasks, { atOnce, isGood, notRun }) {
  let free = atOnce;
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @param {() => Promise<T>} run */
  const inTurn = async (run) => {
    if (free === 0) await new Promise((go) => waiting.push(() => go(null)));
    else free -= 1;
    const result = await run();
    const next = waiting.shift();
    if (next) next();
    else free += 1;
    return result;
  };
  /** @type {Map<string, Promise<T>>} */
  const results = new Map();
  for (const { name, needs, isAlone, needsNoCores, run } of tasks) {
    const before = isAlone ? [...results.keys()] : needs;
    const ready = Promise.all(before.map(async (one) => results.get(one)));
    results.set(
      name,
      ready.then((ended) => {
        const lacking = before.find(
          (one, at) => needs.includes(one) && !isGood(/** @type {T} */ (ended[at])),
        );
        if (lacking) return notRun(name, lacking);
        return needsNoCores ? run() : inTurn(run);
      }),
    );
  }
  return Promise.all(results.values());
}
