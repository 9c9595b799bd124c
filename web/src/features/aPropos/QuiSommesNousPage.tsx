import { useQuery, queryOptions } from '@tanstack/react-query'
import { PageHeader } from '@web/ui/PageHeader'
import { PageError, PageLoading } from '@web/ui/PageState'
import { Seo } from '@web/lib/seo/Seo'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/toPlainText'
import { Section } from '@web/ui/Section'
import { Missions } from './Missions'
import { FederationRole } from './FederationRole'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { toQuiSommesNous } from './toQuiSommesNous'

const quiSommesNousQuery = queryOptions({
  ...globalQuery('quiSommesNous'),
  select: toQuiSommesNous,
})

// oxlint-disable-next-line regards/french-typography -- the specification, to the letter
const name = 'Qui sommes-nous ?'

export function QuiSommesNousPage() {
  const { data: page, error, isPending, refetch } = useQuery(quiSommesNousQuery)

  if (isPending) return <PageLoading title={name} />
  if (!page) return <PageError title={name} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <Seo title={name} description={toPlainText(page.introduction)} picture={page.image} />
      <PageHeader title={page.titre} picture={page.image}>
        <RichText value={page.introduction} />
      </PageHeader>
      {page.missions.length > 0 && (
        <Section variant="band" title={page.missionsTitre}>
          <Missions missions={page.missions} />
        </Section>
      )}
      <Section title={page.roleTitre}>
        <FederationRole>
          <RichText value={page.role} headingLevel={3} />
        </FederationRole>
      </Section>
    </>
  )
}
