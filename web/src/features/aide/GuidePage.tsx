import { useDisclosure } from '@web/ui/menu/useDisclosure'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@web/domain/paths'
import { useSession } from '@web/lib/auth/useSession'
import { Seo } from '@web/lib/seo/Seo'
import { Container } from '@web/ui/Container'
import { FilterLinks } from '@web/ui/links/FilterLinks'
import { PageError, PageLoading } from '@web/ui/PageState'
import type { Guide, GuideChapter } from './Guide'
import { useEffect } from 'react'
import { Prose } from '@web/ui/richText/Prose'
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

/** The text of a guide. Scrolls to the heading of the URL once the text is there. */
function GuideText({ html }: { html: string }) {
  useEffect(() => {
    // The text arrived after the page, so the browser found no heading to scroll to.
    if (window.scrollY > 0) return
    const heading = document.getElementById(window.location.hash.slice(1))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [])
  // Rendered by the build from the project's own documents.
  return <Prose className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Links to the headings of a guide: beside the text, or behind a button on narrow screens. */
function GuideContents({ contents }: { contents: GuideChapter[] }) {
  const { isOpen, setIsOpen, toggleRef, panelId: listId, closeAtEscape } = useDisclosure()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its button and links
    <nav className={styles.nav} aria-label="Sommaire" onKeyDown={closeAtEscape}>
      <button
        className={styles.toggle}
        ref={toggleRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Sommaire
      </button>
      <ul className={styles.list} id={listId} data-is-open={isOpen}>
        {contents.map(({ id, title, parts }) => (
          <li key={id}>
            <a className={styles.anchor} href={`#${id}`} onClick={() => setIsOpen(false)}>
              {title}
            </a>
            {parts.length > 0 && (
              <ul className={styles.parts}>
                {parts.map((part) => (
                  <li key={part.id}>
                    <a
                      className={styles.anchor}
                      href={`#${part.id}`}
                      onClick={() => setIsOpen(false)}
                    >
                      {part.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
