import process from 'node:process';

/** One line in the operator's terminal: these commands run outside the CMS and its log. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export const complain = (line: string): void => void process.stderr.write(`${line}\n`);
