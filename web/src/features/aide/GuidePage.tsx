import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { useSession } from '@web/lib/auth/useSession'
import { Seo } from '@web/lib/seo/Seo'
import { Container } from '@web/ui/Container'
import { FilterLinks } from '@web/ui/links/FilterLinks'
import { PageError, PageLoading } from '@web/ui/PageState'
import type { Guide } from './Guide'
import { GuideContents } from './GuideContents'
import { GuideText } from './GuideText'
import styles from './GuidePage.module.css'

type GuidePageProps = { guide: Guide; isForAdministrateurs?: boolean }

/** A guide, for signed-in users, also before an administrator has a second factor. */
export function GuidePage({ guide, isForAdministrateurs = false }: GuidePageProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const { title, contents, html } = guide
  if (session.status === 'loading') return <PageLoading title={title} variant="private" />
  if (session.status === 'error')
    return <PageError title={title} error={session.error} onRetry={session.retry} />
  if (session.status === 'signedOut') return <Navigate to={paths.loginPour(pathname)} replace />
  const isAdministrateur = session.user.role === 'administrateur'
  if (isForAdministrateurs && !isAdministrateur) return <Navigate to={paths.aide} replace />

  return (
    <Container className={styles.frame}>
      <Seo title={title} variant="private" />
      <header className={styles.head}>
        <h1>{title}</h1>
        {isAdministrateur && (
          <FilterLinks
            label="Guides"
            links={guideLinks.map((link) => ({ ...link, isCurrent: link.to === pathname }))}
          />
        )}
      </header>
      <GuideContents contents={contents} />
      <GuideText html={html} />
    </Container>
  )
}

const guideLinks = [
  { to: paths.aidePublier, content: 'Publier' },
  { to: paths.aideAdministrateur, content: 'Administrateur' },
  { to: paths.aide, content: 'Éditeur' },
]
