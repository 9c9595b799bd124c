import type { ReadingState } from '@regards/contract/schemas/lecture'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { guideAnchors } from '@regards/contract/guideAnchors'
import { paths } from '@web/domain/paths'
import { parseNumero } from '@web/domain/regards/parseNumero'
import { Seo } from '@web/lib/seo/Seo'
import { Container } from '@web/ui/Container'
import { TextLink } from '@web/ui/links/TextLink'
import { LoadError, Spinner } from '@web/ui/PageState'
import { Notice } from '@web/ui/Notice'
import { describeReading, isPreparing } from '../issues/describeReading'
import { isChanging, readingsQuery } from '../issues/rowQueries'
import { arrangementQuery } from './arrangementQuery'
import { Arrangement } from './components/Arrangement'
import styles from './AdminArticlesPage.module.css'

/** Page on which administrators check and change the proposed articles of an issue. */
export function AdminArticlesPage() {
  const numero = parseNumero(useParams().numero)
  const title = numero === undefined ? 'Articles' : `Articles du numéro ${numero}`
  return (
    <Container className={styles.frame}>
      <Seo title={title} variant="private" />
      <div className={styles.head}>
        <TextLink href={paths.administration}>Administration des Regards</TextLink>
        <h1>{title}</h1>
        <p>
          Ils sont cherchés dans le PDF. Corrigez titres et limites, puis enregistrez&nbsp;: les
          visiteurs lisent ce qui n’est pas masqué.
        </p>
        <TextLink href={guideAnchors.articles}>Aide&nbsp;: les articles</TextLink>
      </div>
      {numero === undefined ? (
        <p>Ce numéro n’existe pas.</p>
      ) : (
        <Content key={numero} numero={numero} />
      )}
    </Container>
  )
}

function Content({ numero }: { numero: number }) {
  const readings = useQuery(readingsQuery([numero]))
  const reading = Object.values(readings.data ?? {})[0]
  const isAwaited = reading !== undefined && reading.etat !== 'prete' && isPreparing(reading)
  const { data, error, isPending, refetch } = useQuery({
    ...arrangementQuery(numero),
    enabled: !readings.isPending && !isAwaited,
  })
  useEndOfPhases(reading, () => void refetch())
  if (!data && isAwaited) {
    return (
      <Notice variant="neutral">
        {describeReading(reading)}. Les articles s’affichent ici dès qu’ils sont prêts.
      </Notice>
    )
  }
  if (isPending) return <Spinner label="Chargement des articles…" />
  if (!data) {
    return (
      <LoadError sentence="Les articles n’ont pas pu être chargés." query={{ error, refetch }} />
    )
  }
  return <Arrangement answer={data} />
}

/**
 * @param onArticles called when the articles may be others: after the preparation, and once nothing
 * changes by itself
 */
function useEndOfPhases(reading: ReadingState | undefined, onArticles: () => void) {
  const toCome = reading ? countPhases(reading) : 0
  const former = useRef(toCome)
  const handleArticles = useEffectEvent(onArticles)
  useEffect(() => {
    if (toCome < former.current) handleArticles()
    former.current = toCome
  }, [toCome])
}

/** How many of two phases are to come: the preparation, then recognition and corrections. */
function countPhases(reading: ReadingState): 0 | 1 | 2 {
  if (isPreparing(reading)) return 2
  return isChanging(reading) ? 1 : 0
}
