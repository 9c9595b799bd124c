/**
 * Returns the id of a related record, whether or not the relation is populated; undefined if empty.
 */
export function getRelationId(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return value && typeof value === 'object' && 'id' in value ? String(value.id) : undefined
}
