/** Payload's `select` of these fields; the id is always read. */
export const selectFields = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>
