import styled from 'styled-components'
import { formatCount } from '@web/domain/regards/formatCount'
import { useSession } from '@web/lib/auth/useSession'
import { theme } from '@web/theme/theme'

type ViewCountProps = { count: number | undefined }

/** View count of an issue, for signed-in users only. */
export function ViewCount({ count }: ViewCountProps) {
  const { status } = useSession()
  if (status !== 'signedIn' || count === undefined) return null
  return <Figure>{formatCount(count, 'vue')}</Figure>
}

const Figure = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
`
