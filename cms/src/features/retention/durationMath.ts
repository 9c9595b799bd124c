import { TZDate } from '@date-fns/tz'
import type { Duration } from 'date-fns'
import { add } from 'date-fns/add'
import { sub } from 'date-fns/sub'

/** Days and months are computed in Paris time, whatever the server's time zone. */
const toParisDate = (moment: Date): TZDate => new TZDate(moment, 'Europe/Paris')

export const subtractDuration = (moment: Date, duration: Duration): Date =>
  new Date(sub(toParisDate(moment), duration).getTime())

export const addDuration = (moment: Date, duration: Duration): Date =>
  new Date(add(toParisDate(moment), duration).getTime())
