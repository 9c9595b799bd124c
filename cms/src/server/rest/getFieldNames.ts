import type { FlattenedField, SanitizedConfig } from 'payload'

/** Names of fields by their type, for the operators that a database fails on. */
export interface FieldNames {
  /** No field of another type shares one of these names. */
  dates: ReadonlySet<string>
  relations: ReadonlySet<string>
}

/** For queries whose fields are not known. */
export const NO_FIELDS: FieldNames = { dates: new Set(), relations: new Set() }

/** Returns the names of all date and relation fields. */
export function getFieldNames({ collections, globals }: SanitizedConfig): FieldNames {
  const dates = new Set(['createdAt', 'updatedAt'])
  const relations = new Set<string>()
  const collect = (fields: FlattenedField[]): void => {
    for (const field of fields) {
      if (field.type === 'date') dates.add(field.name)
      if (field.type === 'relationship' || field.type === 'upload') relations.add(field.name)
      if ('flattenedFields' in field) collect(field.flattenedFields)
    }
  }
  for (const { flattenedFields } of [...collections, ...globals]) collect(flattenedFields)
  return { dates, relations }
}
