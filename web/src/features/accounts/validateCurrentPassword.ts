/** Validates the current password. @returns the error message; undefined if there is one */
export const validateCurrentPassword = (value: string): string | undefined =>
  value ? undefined : 'Le mot de passe est requis'
