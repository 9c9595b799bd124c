/**
 * Returns the one value of a name in this process, made at the first call. On globalThis, as Next
 * loads a module once for each of its bundles, and server/ once more.
 * @param name unique in the product
 */
export function shareInProcess<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(`regards.${name}`)
  const holder = globalThis as { [key: symbol]: T | undefined }
  return (holder[key] ??= create())
}
