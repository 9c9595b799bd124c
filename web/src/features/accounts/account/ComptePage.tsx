import { Navigate } from 'react-router-dom'
import { guideAnchors } from '@regards/contract/guideAnchors'
import { paths } from '@web/domain/paths'
import type { SessionUser } from '@web/lib/auth/sessionQuery'
import { useSession } from '@web/lib/auth/useSession'
import { Seo } from '@web/lib/seo/Seo'
import { TextLink } from '@web/ui/links/TextLink'
import { PageHeader } from '@web/ui/Section'
import { PageError, PageLoading } from '@web/ui/PageState'
import { ConnectedDevices } from '../sessions/ConnectedDevices'
import { IdentitySection } from './IdentitySection'
import { SecondFactorSection } from '../secondFactor/SecondFactorSection'

const title = 'Mon compte'

export function ComptePage() {
  const session = useSession()
  if (session.status === 'loading') return <PageLoading title={title} variant="private" />
  if (session.status === 'error')
    return <PageError title={title} error={session.error} onRetry={session.retry} />
  if (session.status === 'signedOut') return <Navigate to={paths.loginPour(paths.compte)} replace />
  return <Account user={session.user} />
}

function Account({ user }: { user: SessionUser }) {
  const isAdministrateur = user.role === 'administrateur'
  return (
    <>
      <Seo title={title} variant="private" />
      <PageHeader title={title}>
        <p>
          {user.email}, {roleNames[user.role]}
        </p>
        <TextLink href={isAdministrateur ? paths.aideAdministrateur : paths.aide}>Aide</TextLink>
      </PageHeader>
      {!user.lacksSecondFactor && <IdentitySection user={user} />}
      <SecondFactorSection
        isMissing={Boolean(user.lacksSecondFactor)}
        guideHref={
          isAdministrateur ? guideAnchors.compteAdministrateur : guideAnchors.compteEditeur
        }
      />
      {!user.lacksSecondFactor && <ConnectedDevices />}
    </>
  )
}

const roleNames: Record<SessionUser['role'], string> = {
  administrateur: 'administrateur',
  editeur: 'éditeur',
}
