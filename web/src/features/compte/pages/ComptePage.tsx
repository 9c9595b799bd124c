import { Navigate } from 'react-router-dom'
import { paths } from '../../../domain/paths'
import { useSession } from '../../../lib/auth/useSession'
import { Seo } from '../../../lib/seo/Seo'
import { PageHeader } from '../../../ui/PageHeader'
import { PageLoading } from '../../../ui/PageState'
import { ConnectedDevices } from '../components/ConnectedDevices'
import { SessionError } from '../components/SessionError'
import { toRoleName } from '../helpers/toRoleName'

const title = 'Mon compte'

/** Page of one's own account, for whoever is signed in. */
export function ComptePage() {
  const { status, user, retry } = useSession()
  if (status === 'loading') return <PageLoading title={title} />
  if (status === 'error') return <SessionError title={title} onRetry={retry} />
  if (status === 'signedOut') return <Navigate to={paths.login} replace />
  return (
    <>
      <Seo title={title} variant="private" />
      <PageHeader title={title}>
        <p>
          {user.email}, {toRoleName(user.role)}
        </p>
      </PageHeader>
      <ConnectedDevices />
    </>
  )
}
