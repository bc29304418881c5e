/** A healthy database answers within this time. */
const MAX_WAIT_MS = 2_000;

/** Throws after `wait` ms: a connection that died unnoticed would otherwise hang until TCP gives up. */
export async function inTime<T>(answer: Promise<T>, wait = MAX_WAIT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), wait);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
