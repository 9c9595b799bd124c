import { formatCalendarDay, toCalendarDay } from '@web/lib/format/dates'
import styles from './DateParution.module.css'

type DateParutionProps = { date: string }

export function DateParution({ date }: DateParutionProps) {
  return (
    <time className={styles.day} dateTime={toCalendarDay(date)}>
      {formatCalendarDay(date)}
    </time>
  )
}
