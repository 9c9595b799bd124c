import { TZDate } from '@date-fns/tz'
import { add, sub, type Duration } from 'date-fns'

/** Days and months begin where the federation is, wherever the server stands. */
const inParis = (moment: Date): TZDate => new TZDate(moment, 'Europe/Paris')

export const before = (moment: Date, duration: Duration): Date =>
  new Date(sub(inParis(moment), duration).getTime())

export const after = (moment: Date, duration: Duration): Date =>
  new Date(add(inParis(moment), duration).getTime())
