/**
 * @template T
 * @typedef {object} Task
 * @property {string} name
 * @property {string[]} needs names of tasks that must succeed first
 * @property {boolean} [isAlone] starts after all others, and runs by itself, because it measures time or waits for seconds
 * @property {() => Promise<T>} run
 */

/** A task that another one needs has failed. */
export class NeedFailedError extends Error {}

/**
 * Runs each task as soon as the tasks it needs are done, otherwise in the given order.
 *
 * @template T
 * @param {Task<T>[]} tasks
 * @param {{atOnce: number, isGood: (result: T) => boolean, onFailure: (task: Task<T>, error: unknown) => T}} options
 * @returns {Promise<Map<string, T>>}
 */
export async function runTasks(tasks, { atOnce, isGood, onFailure }) {
  /** @type {Map<string, T>} */
  const results = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...tasks];

  const isReady = (/** @type {Task<T>} */ task) =>
    task.needs.every((name) => results.has(name)) &&
    (!task.isAlone || (running.size === 0 && waiting.every(({ isAlone }) => isAlone)));

  const start = (/** @type {Task<T>} */ task) => {
    const lacking = task.needs.find((name) => !isGood(/** @type {T} */ (results.get(name))));
    const result = lacking ? Promise.reject(new NeedFailedError(`${lacking} failed`)) : task.run();
    const ended = result
      .catch((error) => onFailure(task, error))
      .then((value) => {
        results.set(task.name, value);
        running.delete(task.name);
      });
    running.set(task.name, ended);
    return task.isAlone;
  };

  while (waiting.length > 0 || running.size > 0) {
    while (running.size < atOnce) {
      const next = waiting.findIndex(isReady);
      if (next < 0) break;
      const [task] = waiting.splice(next, 1);
      if (task && start(task)) break;
    }
    if (running.size === 0)
      throw new Error(`Tasks wait for what never comes: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
  return results;
}
