import { TZDate } from '@date-fns/tz'
import { add, sub, type Duration } from 'date-fns'

/** Days and months begin where the federation is, wherever the server stands. */
const toParisDate = (moment: Date): TZDate => new TZDate(moment, 'Europe/Paris')

export const subtractDuration = (moment: Date, duration: Duration): Date =>
  new Date(sub(toParisDate(moment), duration).getTime())

export const addDuration = (moment: Date, duration: Duration): Date =>
  new Date(add(toParisDate(moment), duration).getTime())
