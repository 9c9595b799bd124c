import { formatCount } from '@web/domain/regards/formatCount'
import { useSession } from '@web/lib/auth/useSession'
import { SmallFigures } from '@web/ui/texts'

/** View count of an issue, for signed-in users only. */
export function ViewCount({ count }: { count: number | undefined }) {
  const { status } = useSession()
  if (status !== 'signedIn' || count === undefined) return null
  return <SmallFigures>{formatCount(count, 'vue')}</SmallFigures>
}
