import { isEmail } from '../../../lib/isEmail'

export type LoginValues = { email: string; password: string }

export type LoginErrors = Partial<Record<keyof LoginValues, string>>

/** Specification, section 5. No key: the field is right. */
export function validateLogin({ email, password }: LoginValues): LoginErrors {
  const errors: LoginErrors = {}
  if (!email) errors.email = "L'email est requis"
  else if (!isEmail(email)) errors.email = "Format d'email invalide"
  if (!password) errors.password = 'Le mot de passe est requis'
  return errors
}
