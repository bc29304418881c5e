import { errors } from '@strapi/utils';
import { type FieldProblem, invalid } from '../failures/failures';

/** Several writes of one transaction: what is wrong with each is told together, not only the first. */
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
        const told = details.length > 0 ? details : [{ path: [], message: error.message }];
        problems.push(...told.map(({ path, message }) => ({ path: [...at, ...path], message })));
      }
    },
    /** Throws 400 if any write failed. */
    finish(): void {
      if (problems.length > 0) throw invalid(problems);
    },
  };
}

class TakenBack<Result> extends Error {
  constructor(readonly result: Result) {
    super('A dry run is taken back');
  }
}

/** Does the work in a transaction and takes it back: whatever a real run would refuse is refused, and nothing is stored. */
export async function takenBack<Result>(
  inTransaction: (work: () => Promise<Result>) => Promise<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(async () => {
      throw new TakenBack(await work());
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result as Result;
    throw error;
  }
}
