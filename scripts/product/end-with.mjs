import process from 'node:process';
import { ending, endOnSignals } from './ending.mjs';
import { SettingError } from './environment.mjs';
import { StepError } from './install.mjs';

/** @type {Readonly<Record<string, string>>} */
const DISK = {
  ENOSPC: 'The disk is full: make room, then try again.',
  EDQUOT: 'Your share of the disk is full: make room, then try again.',
  EROFS: 'The disk takes nothing new: it is mounted to be read only.',
};

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
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    const ofDisk = DISK[code ?? ''];
    const isExpected = error instanceof StepError || error instanceof SettingError || ofDisk !== undefined;
    if (!isExpected) throw error;
    // An interrupted step has not failed.
    if (!ending.aborted) console.error(ofDisk === undefined ? message : `${ofDisk} (${message})`);
  }
}
