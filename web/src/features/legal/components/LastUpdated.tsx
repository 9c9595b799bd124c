import styled from 'styled-components'
import { formatToday } from '../../../lib/format/dates'
import { useIsHydrated } from '../../../lib/hydration/useIsHydrated'
import { theme } from '../../../theme/theme'

/**
 * The date of the last update, which is always today (specification, section 2): the server's day,
 * then after hydration the visitor's, which differs in another time zone or on a cached page.
 */
export function LastUpdated() {
  const isHydrated = useIsHydrated()
  return (
    <Day key={String(isHydrated)} suppressHydrationWarning>
      Dernière mise à jour&nbsp;: {formatToday()}
    </Day>
  )
}

const Day = styled.p`
  margin-top: ${theme.space.s};
  font-weight: 600;
`
