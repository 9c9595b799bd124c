import type { FieldHook } from 'payload'

/** Makes a hook ignore a field that is not sent: Payload would save what it returns. */
export const whenSent =
  (hook: FieldHook): FieldHook =>
  (given) => {
    const { name } = given.field as { name: string }
    const sent = (given.siblingData as Record<string, unknown>)[name]
    return sent === undefined ? undefined : (hook(given) as unknown)
  }
