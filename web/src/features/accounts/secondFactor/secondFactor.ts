import type { AddedFactor, SecondFactor, TotpSetup } from '@regards/contract/schemas/accounts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { api, fetchPath } from '@web/lib/api/api'
import { sessionQuery } from '@web/lib/auth/sessionQuery'
import { logError } from '@web/lib/browser/logError'

/** A second factor; dates are in ISO 8601. */
export type Factor = NonNullable<SecondFactor['totp']>

export type Passkey = SecondFactor['passkeys'][number]

export const secondFactorQuery = queryOptions({
  queryKey: ['secondFactor'],
  queryFn: fetchPath<SecondFactor>('/users/second-factor'),
})

const base = '/users/second-factor'

const post = <Answer>(path: string, body: object) =>
  api<Answer>(`${base}${path}`, { method: 'POST', body })

/** Begins the setup of an authenticator app. */
export const startTotpSetup = (motDePasseActuel: string) =>
  post<TotpSetup>('/totp', { motDePasseActuel })

export const confirmTotpSetup = (confirmation: { setup: string; code: string }) =>
  post<AddedFactor>('/totp/confirm', confirmation)

export const replaceRecoveryCodes = (motDePasseActuel: string) =>
  post<AddedFactor>('/recovery-codes', { motDePasseActuel })

export const removeFactor = (factor: { id: string; motDePasseActuel: string }) =>
  api<undefined>(`${base}/${factor.id}`, {
    method: 'DELETE',
    body: { motDePasseActuel: factor.motDePasseActuel },
  })

export const renamePasskey = ({ id, nom }: { id: string; nom: string }) =>
  api<undefined>(`${base}/${id}`, { method: 'PATCH', body: { nom } })

/**
 * Asks the browser to create a passkey, and stores it.
 * @throws ApiError; Error `NotAllowedError` when the user gives up, `InvalidStateError` for an
 *   authenticator that has one already
 */
export async function addPasskey(passkey: {
  nom: string
  motDePasseActuel: string
}): Promise<AddedFactor> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    post<PublicKeyCredentialCreationOptionsJSON>('/passkeys/options', {
      motDePasseActuel: passkey.motDePasseActuel,
    }),
  ])
  const response = await startRegistration({ optionsJSON })
  return post('/passkeys', { nom: passkey.nom, response })
}

/** Mutation of second factors; the session is read again, as it may have been limited to this. */
export function useSecondFactorChange<Change, Result>(send: (change: Change) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all(
        [secondFactorQuery.queryKey, sessionQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    onError: (error) => logError('Le changement du second facteur a échoué\u00a0:', error),
  })
}

/** When a factor was added and used, in French. */
export const describeUse = ({ createdAt, lastUsedAt }: Factor): string =>
  lastUsedAt
    ? `Ajoutée le ${formatMoment(createdAt)}, utilisée le ${formatMoment(lastUsedAt)}`
    : `Ajoutée le ${formatMoment(createdAt)}, pas encore utilisée`

/** Formats a date and time, in the visitor's time zone: `12/03/2026 à 14:05`; empty if invalid. */
function formatMoment(isoDate: string): string {
  const date = new Date(isoDate)
  return isValid(date) ? lightFormat(date, "dd/MM/yyyy 'à' HH:mm") : ''
}
