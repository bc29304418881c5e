import { errors } from '@strapi/utils';
import { type FieldProblem, invalid } from '../failures/failures';

/** Collects the problems of several writes in one transaction, to report all of them and not just the first. */
export function createAttempts() {
  const problems: FieldProblem[] = [];
  return {
    /** `at`: where the write is in the body. */
    async make(at: FieldProblem['path'], write: () => Promise<void>): Promise<void> {
      try {
        await write();
      } catch (error) {
        if (!(error instanceof errors.ValidationError)) throw error;
        const details = (error.details as { errors?: FieldProblem[] }).errors ?? [];
        const found = details.length > 0 ? details : [{ path: [], message: error.message }];
        problems.push(...found.map(({ path, message }) => ({ path: [...at, ...path], message })));
      }
    },
    /** Throws 400 if any write failed. */
    finish(): void {
      if (problems.length > 0) throw invalid(problems);
    },
  };
}

class RolledBack<Result> extends Error {
  constructor(readonly result: Result) {
    super('A dry run is rolled back');
  }
}

/**
 * Does the work in a transaction and rolls it back: whatever a real run would refuse is refused, and nothing is stored.
 */
export async function rolledBack<Result>(
  inTransaction: (work: () => Promise<Result>) => Promise<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(async () => {
      throw new RolledBack(await work());
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
}
