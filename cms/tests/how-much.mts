/** Whether to run everything (`npm run test:long`), or only what fits into the minutes of `npm test`. */
export const isLongRun = process.env.TEST_LONG === 'true';

/** How many generated requests the CMS is sent. */
export const GENERATED_REQUESTS = isLongRun ? 10_000 : 1_000;

/** How often the CMS is killed while it takes messages. */
export const KILLS = isLongRun ? 10 : 3;
