/** Returns the id of a relation, populated or not; undefined if empty. */
export function getRelationId(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return value && typeof value === 'object' && 'id' in value ? String(value.id) : undefined
}
