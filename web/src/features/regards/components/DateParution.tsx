import { formatCalendarDay, toCalendarDay } from '@web/lib/format/dates'
import styles from './DateParution.module.css'

export function DateParution({ date }: { date: string }) {
  return (
    <time className={styles.day} dateTime={toCalendarDay(date)}>
      {formatCalendarDay(date)}
    </time>
  )
}
