import process from 'node:process';
import { ending, endOnSignals } from './ending.mjs';
import { SettingError } from './environment.mjs';
import { StepError } from './install.mjs';

/**
 * Runs a command and exits with its code: 130 if it was told to end. An expected failure is reported in words;
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
      // An interrupted command has not failed.
      if (!ending.aborted)
        console.error([error.message, ...error.lines.map((line) => `  | ${line}`)].join('\n'));
    } else if (error instanceof SettingError) console.error(error.message);
    else throw error;
  }
}
