import { useQuery, queryOptions } from '@tanstack/react-query'
import type { QuiSommesNous } from '@payload-types'
import { PageHeader, Section } from '@web/ui/Section'
import { PageError, PageLoading } from '@web/ui/PageState'
import { Seo } from '@web/lib/seo/Seo'
import { RichText } from '@web/ui/richText/RichText'
import { toPlainText } from '@web/ui/richText/readRichText'
import { globalQuery, parseRows, parseText, parseTitle } from '@web/domain/globals/globalQuery'
import { toPicture } from '@web/domain/pictures/toPicture'
import { Star } from '@web/ui/motifs/Star'
import { Reveal } from '@web/ui/reveal/Reveal'
import type { ReactNode } from 'react'
import { TreeOfLife } from '@web/ui/motifs/TreeOfLife'
import styles from './QuiSommesNousPage.module.css'

const quiSommesNousQuery = queryOptions({
  ...globalQuery('quiSommesNous'),
  select: toQuiSommesNous,
})

export function QuiSommesNousPage({ name }: { name: string }) {
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

function toQuiSommesNous(texts: QuiSommesNous) {
  return {
    titre: parseTitle(texts.titre),
    introduction: texts.introduction,
    image: toPicture(texts.image),
    missionsTitre: parseText(texts.missionsTitre),
    missions: parseRows(texts.missions, 'titre'),
    roleTitre: parseText(texts.roleTitre),
    role: texts.role,
  }
}

function Missions({ missions }: Pick<ReturnType<typeof toQuiSommesNous>, 'missions'>) {
  return (
    <ul className={styles.list}>
      {missions.map(({ titre, texte }, index) => (
        <li key={index}>
          <Reveal>
            <div className={styles.body}>
              <Star />
              <h3 className={styles.title}>{titre}</h3>
              <RichText value={texte} headingLevel={4} />
            </div>
          </Reveal>
        </li>
      ))}
    </ul>
  )
}

/** Text about the federation's role, beside a drawing of a tree with many branches. */
function FederationRole({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div>{children}</div>
      <div className={styles.ornament}>
        <TreeOfLife />
      </div>
    </div>
  )
}
