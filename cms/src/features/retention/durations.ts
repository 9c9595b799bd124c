import type { Duration } from 'date-fns'
import { MAX_WINDOW_HOURS } from '../../infrastructure/rateLimit/maxWindowHours'
import { TZDate } from '@date-fns/tz'
import { add } from 'date-fns/add'
import { sub } from 'date-fns/sub'

/** Retention of personal data, enforced by features/retention, shown in the privacy policy. */
export const durations = {
  /** Daily counts of views and downloads (specification, section 9). */
  audience: { months: 26 },
  /** Validity of a choice in the cookie banner, and its cookie's lifetime. */
  choixDesCookies: { months: 6 },
  /** Proof of the choice: its validity, and as long again, to be able to show it on request. */
  preuveDeChoix: { months: 12 },
  /** Cookies of Google's scripts, set only after consent: as long as the choice. */
  cookieDeMesure: { months: 6 },
  /** An unconfirmed newsletter subscription. */
  inscriptionEnAttente: { days: 7 },
  /** The confirmation link of a newsletter subscription. */
  lienInscription: { hours: 48 },
  /** The HMAC of an unsubscribed e-mail address. */
  refus: { years: 3 },
  /** Send records of a campaign: recipients and results. */
  envoi: { years: 1 },
  /** Failed jobs, e-mails included, kept for inspection. */
  travailEnEchec: { days: 30 },
  /** Entries of the journal: what accounts did, and rejected sign-ins. */
  journal: { years: 1 },
  /** The network of an entry of the journal. */
  adresseDuJournal: { days: 30 },
  /** A record in the trash. */
  corbeille: { days: 30 },
  /** E-mails written to files when no SMTP server is configured. */
  mailEcrit: { days: 30 },
  /** A password reset link. */
  lienMotDePasse: { hours: 1 },
  invitation: { days: 7 },
  /** A session, since its last use. */
  session: { hours: 2 },
  /** A session and its record, since sign-in, however often it was used. */
  sessionEntiere: { hours: 12 },
  /** A known device of an account: see features/accounts. */
  appareilConnu: { months: 6 },
  /** IP addresses in rate limits: the maximum duration of a limit. */
  adresseIp: { hours: MAX_WINDOW_HOURS },
} satisfies Record<string, Duration>

const UNITS = [
  ['years', 'an', 'ans'],
  ['months', 'mois', 'mois'],
  ['days', 'jour', 'jours'],
  ['hours', 'heure', 'heures'],
] as const

/** Formats a duration of one unit: « 26 mois ». @throws Error for an unsupported unit */
export function formatDuration(duration: Duration): string {
  for (const [unit, one, more] of UNITS) {
    const count = duration[unit]
    if (count) return `${count}\u00a0${count === 1 ? one : more}`
  }
  throw new Error('A duration without a unit that texts know')
}

/** Days and months are computed in Paris time, whatever the server's time zone. */
const toParisDate = (moment: Date): TZDate => new TZDate(moment, 'Europe/Paris')

export const subtractDuration = (moment: Date, duration: Duration): Date =>
  new Date(sub(toParisDate(moment), duration).getTime())

export const addDuration = (moment: Date, duration: Duration): Date =>
  new Date(add(toParisDate(moment), duration).getTime())
