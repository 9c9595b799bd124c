import { useQuery } from '@tanstack/react-query'
import { Container } from '@web/ui/Container'
import { Seo } from '@web/lib/seo/Seo'
import { PageError, PageLoading } from '@web/ui/PageState'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/readRichText'
import { globalQuery, parseRows, parseTitle } from '@web/domain/globals/globalQuery'
import { formatToday } from '@web/lib/format/dates'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import type { MentionsLegales, PolitiqueDeConfidentialite } from '@payload-types'
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

type LegalSection = ReturnType<typeof toLegalPage>['sections'][number]

/** Converts a legal page's global to props; skips sections without a title. */
function toLegalPage(texts: MentionsLegales | PolitiqueDeConfidentialite) {
  const rows = parseRows(texts.sections, 'titre')
  const anchors = toAnchors(rows.map(({ titre }) => titre))
  return {
    titre: parseTitle(texts.titre),
    introduction: 'introduction' in texts ? texts.introduction : undefined,
    sections: rows.map(({ titre, texte, dateDuJour }, index) => ({
      /** Id of the section, target of its link in the table of contents. */
      anchor: anchors[index] ?? '',
      ...{ titre, texte },
      /** Whether the section ends with the date of the last update. */
      hasDate: dateDuJour === true,
    })),
  }
}

/** Creates a unique id from each title; a number distinguishes equal titles. */
function toAnchors(titles: string[]): string[] {
  const seen = new Map<string, number>()
  return titles.map((title) => {
    const slug = toSlug(title) || 'section'
    const count = (seen.get(slug) ?? 0) + 1
    seen.set(slug, count)
    return count === 1 ? slug : `${slug}-${count}`
  })
}

function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
