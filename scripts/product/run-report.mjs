import { causeIn } from '../supervisor/log-lines.mjs';

/**
 * @typedef {import('../supervisor/keep-running.mjs').KeptEvent} KeptEvent
 * @typedef {import('../supervisor/keep-running.mjs').Failure} Failure
 *
 * @typedef {object} Run what is told about it, and how
 * @property {(text: string) => void} say
 * @property {(path: string) => Promise<number | null>} statusOf the site's status for a path; null if it does not answer
 * @property {string} publicUrl
 * @property {() => string} readyText
 */

/**
 * Tells the operator how the product is doing: once when everything is ready, once when the site has to run without the
 * CMS, and each time a process fails for a new reason.
 *
 * @param {Run} run
 */
export function createRunReport({ say, statusOf, publicUrl, readyText }) {
  const isUp = { cms: false, web: false };
  const told = { cms: '', web: '' };
  let isReady = false;
  let isToldOfCopies = false;

  const tellOfCopies = async () => {
    if (isToldOfCopies || isReady || !isUp.web || !told.cms) return;
    isToldOfCopies = true;
    const status = await statusOf('/menu');
    say(
      status === 200
        ? `The site is up without the CMS, with the last good copies of its content:  ${publicUrl}`
        : `The site has no copies of its content yet: until the CMS starts, its pages ask visitors to try again.  ${publicUrl}`,
    );
  };

  /** @param {'cms' | 'web'} name */
  const healthy = (name) => {
    isUp[name] = true;
    if (isReady) say(`The ${NAMES[name]} is back.`);
    else if (isUp.cms && isUp.web) {
      isReady = true;
      say(readyText());
    }
  };

  /**
   * @param {'cms' | 'web'} name
   * @param {Failure} failure
   */
  const failed = (name, { how, wasHealthy, waitMs, lines }) => {
    isUp[name] = false;
    // Output from while it was healthy was shown at once.
    const cause = wasHealthy ? [] : causeIn(lines);
    const text = [`${how}${wasHealthy ? '' : ' before it was ready'}`, ...cause].join('\n  | ');
    if (!wasHealthy && text === told[name]) return;
    told[name] = text;
    const next = waitMs === 0 ? 'at once' : `in ${Math.round(waitMs / 1000)} s`;
    const again = `It is started again ${next}, and as often as it takes; its log is .run/${name}.log.`;
    say(`The ${NAMES[name]} ${text}\n${again}`);
  };

  return {
    /** Whether a process is healthy, so that its output is news. */
    isUp: (/** @type {'cms' | 'web'} */ name) => isUp[name],
    isReady: () => isReady,
    /** Resolves when everything about the event has been printed. */
    note: async (/** @type {'cms' | 'web'} */ name, /** @type {KeptEvent} */ event) => {
      if (event.type === 'failed') failed(name, event);
      else healthy(name);
      await tellOfCopies();
    },
  };
}

const NAMES = { cms: 'CMS', web: 'web host' };
