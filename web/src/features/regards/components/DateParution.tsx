import styled from 'styled-components'
import { formatCalendarDay, toCalendarDay } from '@web/lib/format/dates'
import { theme } from '@web/theme/theme'

type DateParutionProps = { date: string }

export function DateParution({ date }: DateParutionProps) {
  return <Day dateTime={toCalendarDay(date)}>{formatCalendarDay(date)}</Day>
}

const Day = styled.time`
  color: ${theme.colors.muted};
  font-variant-numeric: tabular-nums;
`
