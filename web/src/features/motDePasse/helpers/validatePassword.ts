/** Specification, section 5; the server decides again. */
export const minPasswordLength = 6

/** What is wrong with a new password; undefined if nothing. */
export function validatePassword(value: string): string | undefined {
  if (!value) return 'Le mot de passe est requis'
  if (value.length < minPasswordLength) {
    return `Le mot de passe doit contenir au moins ${minPasswordLength} caractères.`
  }
  return undefined
}
