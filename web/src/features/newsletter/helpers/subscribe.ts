import { api } from '../../../lib/api'
import { ApiError, toFrenchMessage } from '../../../lib/errors'
import { validateEmail } from '../../../lib/validateEmail'
import type { Outcome } from './Outcome'
import { sent } from './toOutcome'

/** What is wrong with an address, as it was typed. */
export function findFault(typed: string): Outcome | undefined {
  const message = validateEmail(typed.trim())
  return message === undefined ? undefined : { kind: 'fault', message }
}

/** Sends the newsletter's form, which is emptied once it went. Never rejects. */
export async function subscribe(form: HTMLFormElement): Promise<Outcome> {
  const fields = Object.fromEntries(new FormData(form)) as Record<string, string>
  const fault = findFault(fields.email ?? '')
  if (fault) return fault
  try {
    await api('/newsletter/inscription', { method: 'POST', body: fields })
  } catch (error) {
    const isFault = error instanceof ApiError && error.code === 'invalid-email'
    return { kind: isFault ? 'fault' : 'failure', message: toFrenchMessage(error) }
  }
  form.reset()
  return sent
}
