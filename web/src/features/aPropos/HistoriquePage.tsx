import { useQuery, queryOptions } from '@tanstack/react-query'
import type { Historique } from '@payload-types'
import { PageHeader } from '@web/ui/PageHeader'
import { PageError, PageLoading } from '@web/ui/PageState'
import { Seo } from '@web/lib/seo/Seo'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/toPlainText'
import { Section } from '@web/ui/Section'
import { Timeline, type Jalon } from './Timeline'
import { globalQuery } from '@web/domain/globals/globalQuery'
import { parseRows, parseText, parseTitle } from '@web/domain/globals/parsers'
import { toPicture } from '@web/domain/pictures/toPicture'

const historiqueQuery = queryOptions({
  ...globalQuery('historique'),
  select: toHistorique,
})

export function HistoriquePage({ name }: { name: string }) {
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

function toHistorique(texts: Historique) {
  return {
    titre: parseTitle(texts.titre),
    introduction: texts.introduction,
    image: toPicture(texts.image),
    jalons: parseRows(texts.jalons).flatMap(({ date, titre, texte, image }): Jalon[] =>
      parseText(titre)
        ? [{ date: parseText(date) ?? '', titre, texte, image: toPicture(image) }]
        : [],
    ),
  }
}
