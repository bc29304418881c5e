import process from 'node:process';
import { ending, endOnSignals } from './ending.mjs';
import { SettingError } from './environment.mjs';
import { StepError } from './install.mjs';

/**
 * Runs a command and ends the process with its code: 130 when it was told to end. A failure that was foreseen is told in words;
 * any other keeps its stack.
 *
 * @param {() => Promise<number>} command
 */
export async function endWith(command) {
  endOnSignals();
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = ending.aborted ? 130 : 1;
    if (error instanceof StepError) {
      // What was cut off has not failed.
      if (!ending.aborted)
        console.error([error.message, ...error.lines.map((line) => `  | ${line}`)].join('\n'));
    } else if (error instanceof SettingError) console.error(error.message);
    else throw error;
  }
}
