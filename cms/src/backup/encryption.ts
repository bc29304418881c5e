import { Readable } from 'node:stream';
import { BackupError } from './backup-error';

/** How every age file begins (https://age-encryption.org/v1); the `age` command can open ours too. */
export const AGE_MAGIC = 'age-encryption.org/v1\n';

/** scrypt's cost is 2 to this power. The key is long and random, so slowing down guesses adds nothing. */
const WORK_FACTOR = 15;

type Chunks = AsyncIterable<Uint8Array>;

export const encrypting = (key: string) =>
  async function* (plain: Chunks): Chunks {
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(WORK_FACTOR);
    encrypter.setPassphrase(key);
    yield* await encrypter.encrypt(webStream(plain));
  };

/** Throws at the first chunk that was changed or cut off. */
export const decrypting = (key: string) =>
  async function* (secret: Chunks): Chunks {
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    decrypter.addPassphrase(key);
    yield* await decrypter.decrypt(webStream(secret)).catch((error: unknown) => {
      throw new BackupError('wrong-key', 'BACKUP_KEY does not open this archive.', { cause: error });
    });
  };

const webStream = (chunks: Chunks) => Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>;
