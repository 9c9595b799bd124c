import { validateEmail } from '../../../lib/validation/validateEmail'

export type LoginValues = { email: string; password: string }

export type LoginErrors = Partial<Record<keyof LoginValues, string>>

/** Validates the form (specification, section 5). @returns a message for each invalid field */
export function validateLogin({ email, password }: LoginValues): LoginErrors {
  const errors: LoginErrors = {}
  const emailFault = validateEmail(email)
  if (emailFault) errors.email = emailFault
  if (!password) errors.password = 'Le mot de passe est requis'
  return errors
}
