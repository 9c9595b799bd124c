import type { SubscriptionForm } from '@regards/contract/schemas/newsletter'
import { api } from '@web/lib/api/api'
import { ApiError, toFrenchMessage } from '@web/lib/api/errors'
import { validateEmail } from '@web/lib/validation/validateEmail'
import { sentOutcome, type SubscriptionOutcome } from './parseSubscriptionOutcome'

/** Validates an e-mail address as typed. @returns undefined if valid */
export function validateSubscriberEmail(typed: string): SubscriptionOutcome | undefined {
  const message = validateEmail(typed.trim())
  return message === undefined ? undefined : { kind: 'fault', message }
}

/** Submits the newsletter form and resets it on success. Never rejects. */
export async function subscribe(form: HTMLFormElement): Promise<SubscriptionOutcome> {
  const fields = Object.fromEntries(new FormData(form)) as Partial<SubscriptionForm>
  const fault = validateSubscriberEmail(fields.email ?? '')
  if (fault) return fault
  try {
    await api('/newsletter/inscription', { method: 'POST', body: fields })
  } catch (error) {
    const isFault = error instanceof ApiError && error.code === 'invalid-email'
    return { kind: isFault ? 'fault' : 'failure', message: toFrenchMessage(error) }
  }
  form.reset()
  return sentOutcome
}
