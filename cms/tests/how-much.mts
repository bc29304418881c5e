/** Whether to run everything (`npm run test:long`), or only what fits into the few minutes of `npm test`. */
export const isLongRun = process.env.TEST_LONG === 'true';

/** How many generated requests are sent to the CMS. */
export const GENERATED_REQUESTS = isLongRun ? 10_000 : 300;

/** How often the CMS is killed while it receives messages. */
export const KILLS = isLongRun ? 10 : 2;
