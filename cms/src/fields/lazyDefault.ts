/**
 * What a field holds until somebody changes it. A function, so that the words stay out of the
 * schema of the database, where another wording would be a migration.
 */
export const lazyDefault = <T>(value: T | undefined): { defaultValue?: () => T } =>
  value === undefined ? {} : { defaultValue: () => structuredClone(value) }
