import process from 'node:process';
import { SettingError } from './environment.mjs';
import { StepError } from './install.mjs';

/**
 * Runs a command and ends the process with its code. A failure that was foreseen is told in words; any other keeps its stack.
 *
 * @param {() => Promise<number>} command
 */
export async function endWith(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof StepError) {
      console.error([error.message, ...error.lines.map((line) => `  | ${line}`)].join('\n'));
    } else if (error instanceof SettingError) console.error(error.message);
    else throw error;
  }
}
