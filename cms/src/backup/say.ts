import process from 'node:process';

/** A line for the operator, who has no log to look into: these commands run beside the CMS. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export const complain = (line: string): void => void process.stderr.write(`${line}\n`);
