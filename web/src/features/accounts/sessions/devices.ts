import type { OwnSession } from '@regards/contract/schemas/accounts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getApi, api } from '@web/lib/api/api'
import { createUnreadableError, nullIfMissing } from '@web/lib/api/errors'

/** Query of the devices on which the current user is signed in, the current one first. */
export const devicesQuery = queryOptions({
  queryKey: ['appareils'],
  queryFn: async ({ client, signal }) => {
    const answer = await getApi(client)<{ sessions?: OwnSession[] } | null>('/users/sessions', {
      signal,
    })
    if (!answer?.sessions) throw createUnreadableError()
    return answer.sessions.map(toDevice)
  },
  // Another device may have signed in or out since.
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** Ends another device's session by id, or all others (`undefined`); settles once refetched. */
export function useCloseSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) => {
      const path = id === undefined ? '/users/sessions' : `/users/sessions/${id}`
      // 404: it ended by itself, or the response to the first try was lost.
      return nullIfMissing(api(path, { method: 'DELETE' }))
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

/** A device on which the user is signed in, as it is shown. */
export type Device = ReturnType<typeof toDevice>

const toDevice = (session: OwnSession) => ({
  id: session.id,
  name: session.appareil ?? 'Appareil inconnu',
  /** Network of its last use; undefined when unknown. */
  address: session.adresse ? formatNetwork(session.adresse) : undefined,
  signedInAt: formatRecentMoment(session.dateConnexion),
  /** Undefined for the current device, which is in use. */
  usedAt: session.estActuelle ? undefined : formatRecentMoment(session.derniereActivite),
  isCurrent: session.estActuelle,
})

/** Writes a shortened address for people: « 192.0.2.… » for `192.0.2.0/24`. */
const formatNetwork = (network: string): string =>
  network.replace(/\.0\/24$/, '.…').replace(/:?:\/\d+$/, ':…')

const format = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** Formats a recent moment in the visitor's time zone: « 25 novembre à 11:05 ». */
function formatRecentMoment(isoDate: string): string | undefined {
  const moment = new Date(isoDate)
  return Number.isNaN(moment.getTime()) ? undefined : format.format(moment)
}
