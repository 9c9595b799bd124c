/** Minimum length (specification, section 5); the server validates again. */
export const minPasswordLength = 6

/** Validates a new password. @returns the error message; undefined if valid */
export function validatePassword(value: string): string | undefined {
  if (!value) return 'Le mot de passe est requis'
  if (value.length < minPasswordLength) {
    return `Le mot de passe doit contenir au moins ${minPasswordLength} caractères.`
  }
  return undefined
}
