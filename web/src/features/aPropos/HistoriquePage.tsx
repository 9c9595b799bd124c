import { useQuery, queryOptions } from '@tanstack/react-query'
import type { Historique } from '@payload-types'
import { PageHeader, Section } from '@web/ui/Section'
import { PageError, PageLoading } from '@web/ui/PageState'
import { Seo } from '@web/lib/seo/Seo'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/readRichText'
import { globalQuery, parseRows, parseText, parseTitle } from '@web/domain/globals/globalQuery'
import { toPicture } from '@web/domain/pictures/toPicture'
import { Star } from '@web/ui/motifs/Star'
import { Picture } from '@web/ui/Picture'
import { Reveal } from '@web/ui/reveal/Reveal'
import styles from './HistoriquePage.module.css'

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
    jalons: parseRows(texts.jalons, 'titre').map(({ date, titre, texte, image }) => ({
      ...{ titre, texte, date: parseText(date) ?? '' },
      image: toPicture(image),
    })),
  }
}

/** Milestones on a vertical line, from the oldest to the newest; on wide screens left and right of it. */
function Timeline({ jalons }: Pick<ReturnType<typeof toHistorique>, 'jalons'>) {
  return (
    <ol className={styles.list}>
      {jalons.map(({ date, titre, texte, image }, index) => (
        <li className={styles.step} key={index}>
          <span className={styles.knot}>
            <Star />
          </span>
          <Reveal>
            <div className={styles.body}>
              <h2 className={styles.heading}>
                <span className={styles.dateText}>{date}</span>
                {titre}
              </h2>
              <RichText value={texte} headingLevel={3} />
              {image && (
                <Picture picture={image} ratio={16 / 10} sizes="(min-width: 48em) 36rem, 85vw" />
              )}
            </div>
          </Reveal>
        </li>
      ))}
    </ol>
  )
}
