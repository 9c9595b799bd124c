import { createUnreadableError } from '../../../lib/api/errors'

/** A device on which the user is signed in, as it is shown. */
export type Device = {
  id: string
  name: string
  /** Network of its last use; undefined when unknown. */
  address: string | undefined
  signedInAt: string | undefined
  /** Undefined for the current device, which is in use. */
  usedAt: string | undefined
  isCurrent: boolean
}

/** A session in the response; everything but its id may be missing. */
type SessionDoc = {
  id: string
  appareil?: string | null
  adresse?: string | null
  dateConnexion?: string | null
  derniereActivite?: string | null
  estActuelle?: boolean
}

/** Converts the response of `/users/sessions`. @throws ApiError `unreadable` */
export function toDevices(answer: unknown): Device[] {
  const sessions = (answer as { sessions?: unknown } | null)?.sessions
  if (!Array.isArray(sessions)) throw createUnreadableError()
  return (sessions as SessionDoc[])
    .filter(({ id }) => typeof id === 'string')
    .map((session) => ({
      id: session.id,
      name: session.appareil ?? 'Appareil inconnu',
      address: session.adresse ? formatNetwork(session.adresse) : undefined,
      signedInAt: formatRecentMoment(session.dateConnexion),
      usedAt: session.estActuelle ? undefined : formatRecentMoment(session.derniereActivite),
      isCurrent: session.estActuelle === true,
    }))
}

/** Writes a shortened address for people: « 192.0.2.… » for `192.0.2.0/24`. */
const formatNetwork = (network: string): string =>
  network.replace(/\.0\/24$/, '.…').replace(/:?:\/\d+$/, ':…')

const format = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * Formats a moment of the last days in the visitor's time zone: « 25 novembre à 11:05 ». Undefined if
 * missing or invalid.
 */
function formatRecentMoment(isoDate: string | null | undefined): string | undefined {
  const moment = new Date(isoDate ?? NaN)
  return Number.isNaN(moment.getTime()) ? undefined : format.format(moment)
}
