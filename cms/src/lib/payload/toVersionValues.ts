import type { FlattenedField } from 'payload'

/** Values of all fields of a version; a field without a value is null, so that it is emptied. */
export function toVersionValues(
  fields: FlattenedField[],
  version: object,
): Record<string, unknown> {
  const values = version as Record<string, unknown>
  const names = fields.filter(({ type }) => type !== 'group').map(({ name }) => name)
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}
