declare module 'bcryptjs' {
  /** Throws where the hash has the right length and is none. */
  export function compareSync(password: string, hash: string): boolean;
}
