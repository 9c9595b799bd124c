import type { Duration } from 'date-fns'

import { MAX_WINDOW_HOURS } from '../../infrastructure/rateLimit/maxWindowHours'

/**
 * How long is kept what has to do with people: src/retention enforces it, and the privacy policy tells
 * it, so that a page never promises what the product does not do.
 */
export const durations = {
  /** Daily counts of openings and downloads (specification, section 9). */
  audience: { months: 26 },
  /** How long a choice made in the cookie banner holds, and its cookie lasts. */
  choixDesCookies: { months: 6 },
  /** Its proof: while the choice holds, and as long again, to be able to show it when asked. */
  preuveDeChoix: { months: 12 },
  /** The cookies of Google's scripts, which exist only after consent: as long as the choice holds. */
  cookieDeMesure: { months: 6 },
  /** A newsletter subscription that nobody confirmed. */
  inscriptionEnAttente: { days: 7 },
  /** The link that confirms it. */
  lienInscription: { hours: 48 },
  /** The fingerprint of an address that left the newsletter. */
  refus: { years: 3 },
  /** To whom an announcement was sent, and whether it left. */
  envoi: { years: 1 },
  /** What a mail that could not be sent, or another work that failed, leaves to be looked at. */
  travailEnEchec: { days: 30 },
  /** A mail that was written into a file, where there is no server for it. */
  mailEcrit: { days: 30 },
  /** The link by which a lost password is replaced. */
  lienMotDePasse: { hours: 1 },
  /** A session, since it was last used. */
  session: { hours: 2 },
  /** A session from sign-in on, however often it was used. */
  sessionEntiere: { hours: 12 },
  /** How long a device is known on which somebody signed in: see signin/knownDevice. */
  appareilConnu: { months: 6 },
  /** How long an address may be counted, to limit abuse: no limit may take longer. */
  adresseIp: { hours: MAX_WINDOW_HOURS },
} satisfies Record<string, Duration>
