import { UnavailableError } from '../failures/failures';
import { startCompareThread, type CompareThread } from './compare-thread';

/** Compares passwords with hashes beside the main thread, which goes on answering everybody else meanwhile. */
export function createPasswordComparer() {
  let thread: CompareThread | undefined;

  const running = (): CompareThread => {
    if (thread) return thread;
    const started = startCompareThread(() => {
      if (thread === started) thread = undefined;
    });
    thread = started;
    return started;
  };

  return {
    /**
     * Whether the password has this hash of bcrypt, in turn: it reads no more than 72 bytes. UnavailableError (503) where that
     * fails; the next comparison then starts another thread.
     */
    async fits(password: string, hash: string): Promise<boolean> {
      try {
        return await running().compare(password, hash);
      } catch (cause) {
        throw new UnavailableError('The password could not be compared', { cause });
      }
    },
    async end(): Promise<void> {
      await thread?.end();
    },
  };
}
