declare module 'bcryptjs' {
  /** Throws if the hash has the right length but is not a bcrypt hash. */
  export function compareSync(password: string, hash: string): boolean;
}
