import { Readable } from 'node:stream';
import { BackupError } from './backup-error';

/** Begins every file of the age format (https://age-encryption.org/v1), which the `age` command opens too. */
export const AGE_MAGIC = 'age-encryption.org/v1\n';

/** 2 to the power of this is scrypt's cost. The key is long, so it need not be made slow to guess. */
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

/** Throws at the first chunk that is not as it was written. */
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
