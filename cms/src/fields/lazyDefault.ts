/** Wraps a default value in a function, to keep it out of the database schema, if there is one. */
export const lazyDefault = <T>(value: T | undefined): { defaultValue?: () => T } =>
  value === undefined ? {} : { defaultValue: () => structuredClone(value) }
