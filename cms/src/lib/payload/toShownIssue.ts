interface StoredIssue {
  numero?: number | null
  numeroCorbeille?: number | null
}

/** Fields of an issue to select for `toShownIssue`. */
export const NUMERO_FIELDS = { numero: true, numeroCorbeille: true } as const

/**
 * Returns an issue with the number that people know: in the trash its `numero` is a negative
 * placeholder (features/regards/collection/trash).
 */
export const toShownIssue = <Issue extends object>(issue: Issue): Issue => {
  const { numeroCorbeille } = issue as StoredIssue
  return typeof numeroCorbeille === 'number' ? { ...issue, numero: numeroCorbeille } : issue
}
