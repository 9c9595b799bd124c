import type { Duration } from 'date-fns'

const UNITS = [
  ['years', 'an', 'ans'],
  ['months', 'mois', 'mois'],
  ['days', 'jour', 'jours'],
  ['hours', 'heure', 'heures'],
] as const

/**
 * Formats a duration of one unit in French: « 26 mois », with a no-break space.
 * @throws Error for an unsupported unit
 */
export function formatDuration(duration: Duration): string {
  for (const [unit, one, more] of UNITS) {
    const count = duration[unit]
    if (count) return `${count}\u00a0${count === 1 ? one : more}`
  }
  throw new Error('A duration without a unit that texts know')
}
