import type { FieldHook } from 'payload'

/**
 * Makes a beforeValidate hook leave a field alone that a change does not send: Payload gives hooks
 * the stored value instead, and saves what they return.
 */
export const whenSent =
  (hook: FieldHook): FieldHook =>
  (given) => {
    const { name } = given.field as { name: string }
    const sent = (given.siblingData as Record<string, unknown>)[name]
    return sent === undefined ? undefined : (hook(given) as unknown)
  }
