/** Specification, section 5; the server decides again. */
export const minLength = 6

/** What is wrong with a new password; undefined if nothing. */
export function validatePassword(value: string): string | undefined {
  if (!value) return 'Le mot de passe est requis'
  if (value.length < minLength) {
    return `Le mot de passe doit contenir au moins ${minLength} caractères.`
  }
  return undefined
}
