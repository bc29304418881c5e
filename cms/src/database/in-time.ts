/** In milliseconds: a database that is well answers within it. */
const longestWait = 2_000;

/**
 * The answer, if it comes within two seconds or as many milliseconds as are given; throws after that. A connection that
 * died unnoticed would else hold up everyone behind it for as long as TCP goes on trying.
 */
export async function inTime<T>(answer: Promise<T>, wait = longestWait): Promise<T> {
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
