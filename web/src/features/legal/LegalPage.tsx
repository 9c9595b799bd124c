import { useQuery } from '@tanstack/react-query'
import { Container } from '@web/ui/Container'
import { Seo } from '@web/lib/seo/Seo'
import { PageError, PageLoading } from '@web/ui/PageState'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/toPlainText'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { toLegalPage } from './toLegalPage'
import { LegalSections } from './LegalSections'
import { TableOfContents } from './TableOfContents'
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
