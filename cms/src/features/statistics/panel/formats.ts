import { formatFirstOfMonth } from '../../../fields/typography/formatFirstOfMonth'
import { toDate, type DayRange } from '../calendarDays'

const numbers = new Intl.NumberFormat('fr-FR')
const percents = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
})

const lists = new Intl.ListFormat('fr', { type: 'conjunction' })

const days = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' })

const longDays = days({ day: 'numeric', month: 'long', year: 'numeric' })
const weekDays = days({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortDays = days({ day: 'numeric', month: 'short' })
const shortMonths = days({ month: 'short', year: 'numeric' })

/** Formats a count: « 12 345 ». */
export const formatCount = (count: number): string => numbers.format(count)

/** Formats a count with its noun: « 1 ouverture », « 12 345 ouvertures »; French uses the plural from 2 on. */
export const formatCounted = (count: number, noun: string): string =>
  `${formatCount(count)}\u00a0${noun}${count >= 2 ? 's' : ''}`

/** Formats an enumeration: « ouvertures et téléchargements ». */
export const formatList = (texts: string[]): string => lists.format(texts)

/** Formats the change of a count: « +12 % », « −3 % », « 0 % ». */
export const formatChange = (count: number, before: number): string =>
  percents.format((count - before) / before).replace('-', '−')

/**
 * Formats a range of days: « dimanche 22 novembre 2026 », « 16–22 novembre 2026 », « 1er–8 novembre
 * 2026 ».
 */
export function formatDayRange({ du, au }: DayRange): string {
  if (du === au) return formatFirstOfMonth(weekDays.format(toDate(du)))
  return formatFirstOfMonth(longDays.formatRange(toDate(du), toDate(au)))
}

/** Formats a label of the chart's axis: « 22 nov. », or « nov. 2026 » for a period by month. */
export const formatTick = ({ du }: DayRange, by: 'jour' | 'mois'): string =>
  formatFirstOfMonth((by === 'mois' ? shortMonths : shortDays).format(toDate(du)))
