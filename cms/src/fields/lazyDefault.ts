/**
 * Wraps a default value in a function, which keeps it out of the database schema, where every
 * change of wording would be a migration. Returns nothing to spread for undefined.
 */
export const lazyDefault = <T>(value: T | undefined): { defaultValue?: () => T } =>
  value === undefined ? {} : { defaultValue: () => structuredClone(value) }
