import type { FlattenedField, SanitizedConfig } from 'payload'

/** Returns the names of all date fields; no field of another type shares one of these names. */
export function getDateFieldNames({ collections, globals }: SanitizedConfig): Set<string> {
  const names = new Set(['createdAt', 'updatedAt'])
  const collect = (fields: FlattenedField[]): void => {
    for (const field of fields) {
      if (field.type === 'date') names.add(field.name)
      if ('flattenedFields' in field) collect(field.flattenedFields)
    }
  }
  for (const { flattenedFields } of [...collections, ...globals]) collect(flattenedFields)
  return names
}
