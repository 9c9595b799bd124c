import { useQuery } from '@tanstack/react-query'
import { Container } from '@web/ui/Container'
import { Seo } from '@web/lib/seo/Seo'
import { PageError, PageLoading } from '@web/ui/PageState'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/toPlainText'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { toLegalPage, type LegalSection } from './toLegalPage'
import { formatToday } from '@web/lib/format/dates'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import styles from './LegalPage.module.css'

type LegalPageProps = {
  name: string
  slug: 'mentionsLegales' | 'politiqueDeConfidentialite'
}

/** A legal page: its table of contents, sticky on wide screens, and its sections. */
export function LegalPage({ name, slug }: LegalPageProps) {
  const legalQuery = { ...globalQuery(slug), select: toLegalPage }
  const { data: page, error, isPending, refetch } = useQuery(legalQuery)

  if (isPending) return <PageLoading title={name} />
  if (!page) return <PageError title={name} error={error} onRetry={() => void refetch()} />

  return (
    <Container className={styles.frame}>
      <Seo title={name} description={toPlainText(page.introduction ?? page.sections[0]?.texte)} />
      <header className={styles.head}>
        <h1>{page.titre}</h1>
        <div className={styles.lead}>
          <RichText value={page.introduction} />
        </div>
      </header>
      {page.sections.length > 1 && <TableOfContents sections={page.sections} />}
      <LegalSections sections={page.sections} />
    </Container>
  )
}

function LegalSections({ sections }: { sections: LegalSection[] }) {
  return (
    <div className={styles.list}>
      {sections.map(({ anchor, titre, texte, hasDate }, index) => (
        <section key={anchor} aria-labelledby={anchor}>
          <h2 className={styles.title} id={anchor} tabIndex={-1}>
            {index + 1}. {titre}
          </h2>
          <RichText value={texte} headingLevel={3} />
          {hasDate && <LastUpdated />}
        </section>
      ))}
    </div>
  )
}

/**
 * The date of the last update, which is always today (specification, section 2): the server's day,
 * then after hydration the visitor's, which differs in another time zone or on a cached page.
 */
function LastUpdated() {
  const isHydrated = useIsHydrated()
  return (
    <p className={styles.day} key={String(isHydrated)} suppressHydrationWarning>
      Dernière mise à jour&nbsp;: {formatToday()}
    </p>
  )
}

function TableOfContents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav className={styles.nav} aria-label="Sommaire">
      <ol className={styles.contents}>
        {sections.map(({ anchor, titre }) => (
          <li key={anchor}>
            <a className={styles.anchor} href={`#${anchor}`}>
              {titre}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
