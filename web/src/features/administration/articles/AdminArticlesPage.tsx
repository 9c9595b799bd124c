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
import { LoadError } from '@web/ui/LoadError'
import { Notice } from '@web/ui/Notice'
import { Spinner } from '@web/ui/Spinner'
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
          visiteurs lisent ce qui n’est pas masqué.{' '}
          <TextLink href={guideAnchors.articles}>Aide&nbsp;: les articles</TextLink>
        </p>
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
  const { data, error, isPending, refetch } = useQuery(arrangementQuery(numero))
  const reading = useReading(numero, () => void refetch())
  if (isPending) return <Spinner label="Chargement des articles…" />
  if (!data && reading && isPreparing(reading)) {
    return (
      <Notice variant="neutral">
        {describeReading(reading)}. Les articles s’affichent ici dès qu’ils sont prêts.
      </Notice>
    )
  }
  if (!data) {
    return (
      <LoadError sentence="Les articles n’ont pas pu être chargés." query={{ error, refetch }} />
    )
  }
  return <Arrangement answer={data} />
}

/** The state of an issue's reading; calls back when its articles no longer change by themselves. */
function useReading(numero: number, onSettled: () => void): ReadingState | undefined {
  const { data } = useQuery(readingsQuery([numero]))
  const reading = Object.values(data ?? {})[0]
  const wasChanging = useRef(false)
  const isMoving = reading !== undefined && isChanging(reading)
  const handleSettled = useEffectEvent(onSettled)
  useEffect(() => {
    if (wasChanging.current && !isMoving) handleSettled()
    wasChanging.current = isMoving
  }, [isMoving])
  return reading
}
