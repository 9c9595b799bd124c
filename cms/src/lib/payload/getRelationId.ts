/** The id of a related record, whether the relation is resolved or not. */
export function getRelationId(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return value && typeof value === 'object' && 'id' in value ? String(value.id) : undefined
}
