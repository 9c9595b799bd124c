import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '../../../payload-types'

/** Key in the context of a request: whether its last update of the account gives it a new password. */
const toContextKey = (id: string): string => `newPassword/${id}`

/** Remembers whether an account gets a new password, which Payload removes from the data. */
export const noteNewPassword: CollectionBeforeChangeHook = ({ context, data, originalDoc }) => {
  const account = originalDoc as User | undefined
  if (account) context[toContextKey(account.id)] = Boolean(data.password)
  return data
}

/** Whether the account got a new password, for hooks after the change. */
export const hasNewPassword = (context: Record<string, unknown>, id: string): boolean =>
  context[toContextKey(id)] === true
