import { queryOptions } from '@tanstack/react-query'
import { getApi } from '../../../lib/api/api'

/** A second factor; dates are in ISO 8601. */
export type Factor = { id: string; createdAt: string; lastUsedAt: string | null }

export type Passkey = Factor & { nom: string }

export type SecondFactor = {
  /** Whether the account must keep a second factor. */
  isRequired: boolean
  totp: Factor | null
  passkeys: Passkey[]
  recoveryCodesLeft: number
}

export const secondFactorQuery = queryOptions({
  queryKey: ['secondFactor'],
  queryFn: ({ client, signal }) => getApi(client)<SecondFactor>('/users/second-factor', { signal }),
})
