import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '../../../payload-types'

/** Key in the context of an update: the account gets a new password. */
const toContextKey = (id: string): string => `newPassword/${id}`

/** Remembers that an account gets a new password, which Payload removes from the data. */
export const noteNewPassword: CollectionBeforeChangeHook = ({ context, data, originalDoc }) => {
  const account = originalDoc as User | undefined
  if (account && data.password) context[toContextKey(account.id)] = true
  return data
}

/** Whether the account got a new password, for hooks after the change. */
export const hasNewPassword = (context: Record<string, unknown>, id: string): boolean =>
  context[toContextKey(id)] === true
