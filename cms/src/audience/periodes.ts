import { addDays, type Jour, type Jours } from './jours'

/** How many days the dashboard may show, today the last of them. */
export const PERIODES = [30, 90, 365] as const

export type Periode = (typeof PERIODES)[number]

/** What an address asks for, or the shortest. */
export const readPeriode = (asked: unknown): Periode =>
  PERIODES.find((periode) => String(periode) === asked) ?? PERIODES[0]

/** The last days up to one, which is among them. */
export const joursUntil = (au: Jour, count: number): Jours => ({ du: addDays(au, 1 - count), au })

/** As many days as these, right before them. */
export const joursBefore = ({ du }: Jours, count: number): Jours =>
  joursUntil(addDays(du, -1), count)
