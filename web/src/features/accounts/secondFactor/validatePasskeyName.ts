/** The server accepts no longer name. */
const maxLength = 60

/** Validates a passkey's name. @returns the error message; undefined if valid */
export function validatePasskeyName(value: string): string | undefined {
  const name = value.trim()
  if (!name) return 'Le nom est requis'
  return name.length > maxLength ? `Le nom a ${maxLength} caractères au plus` : undefined
}
