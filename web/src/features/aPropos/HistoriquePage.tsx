import { useQuery, queryOptions } from '@tanstack/react-query'
import { PageHeader } from '@web/ui/PageHeader'
import { PageError, PageLoading } from '@web/ui/PageState'
import { Seo } from '@web/lib/seo/Seo'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/toPlainText'
import { Section } from '@web/ui/Section'
import { Timeline } from './Timeline'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { toHistorique } from './toHistorique'

const historiqueQuery = queryOptions({
  ...globalQuery('historique'),
  select: toHistorique,
})

const name = 'Historique'

export function HistoriquePage() {
  const { data: page, error, isPending, refetch } = useQuery(historiqueQuery)

  if (isPending) return <PageLoading title={name} />
  if (!page) return <PageError title={name} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <Seo title={name} description={toPlainText(page.introduction)} picture={page.image} />
      <PageHeader title={page.titre} picture={page.image}>
        <RichText value={page.introduction} />
      </PageHeader>
      {page.jalons.length > 0 && (
        <Section variant="sunken" label="Les étapes">
          <Timeline jalons={page.jalons} />
        </Section>
      )}
    </>
  )
}
