/** What a key of the demo content stands for. Throws, naming it, where nothing does. */
export function lookUp<T>(known: ReadonlyMap<string, T>, key: string, kind: string): T {
  const found = known.get(key);
  if (found === undefined) throw new Error(`The demo content names a ${kind} that is not in it: ${key}`);
  return found;
}
