import { Navigate } from 'react-router-dom'
import { paths } from '../../../domain/paths'
import type { SessionUser } from '../../../lib/auth/sessionQuery'
import { useSession } from '../../../lib/auth/useSession'
import { Seo } from '../../../lib/seo/Seo'
import { PageHeader } from '../../../ui/PageHeader'
import { PageError, PageLoading } from '../../../ui/PageState'
import { SecondFactorSection } from '../components/SecondFactorSection'

const title = 'Mon compte'

/** One's own account, for whoever is signed in. */
export function ComptePage() {
  const { status, user, retry } = useSession()
  if (status === 'loading') return <PageLoading title={title} />
  if (status === 'error') return <PageError title={title} error={undefined} onRetry={retry} />
  if (status === 'signedOut') return <Navigate to={paths.login} replace />
  return <Account user={user} />
}

function Account({ user }: { user: SessionUser }) {
  return (
    <>
      <Seo title={title} variant="private" />
      <PageHeader title={title}>
        <p>
          Connecté en tant que <strong>{user.email}</strong>,{' '}
          {user.role === 'administrateur' ? 'administrateur' : 'éditeur'} du site.
        </p>
      </PageHeader>
      <SecondFactorSection isMissing={Boolean(user.lacksSecondFactor)} />
    </>
  )
}
