/**
 * The related document; undefined when the relation is not populated or the document was deleted.
 */
export function populated<T extends object>(
  relation: string | T | null | undefined,
): T | undefined {
  return typeof relation === 'object' && relation !== null ? relation : undefined
}
