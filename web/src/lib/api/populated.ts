/** The related document; undefined when it is only named by its id, or is gone. */
export function populated<T extends object>(
  relation: string | T | null | undefined,
): T | undefined {
  return typeof relation === 'object' && relation !== null ? relation : undefined
}
