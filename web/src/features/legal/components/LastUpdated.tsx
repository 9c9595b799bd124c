import styled from 'styled-components'
import { formatToday } from '../../../lib/format/dates'
import { useIsHydrated } from '../../../lib/hydration/useIsHydrated'
import { theme } from '../../../theme/theme'

/**
 * The day of the last change, shown as today's (specification, section 2): the server's own day, then
 * the visitor's, who may be in another one, or read a page that was kept.
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
