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
    const isExpected = error instanceof StepError || error instanceof SettingError;
    if (!isExpected) throw error;
    // An interrupted step has not failed.
    if (!ending.aborted) console.error(error.message);
  }
}
