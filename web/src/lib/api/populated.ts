/** The related document; undefined when it is not populated or was deleted. */
export function populated<T extends object>(
  relation: string | T | null | undefined,
): T | undefined {
  return typeof relation === 'object' && relation !== null ? relation : undefined
}
