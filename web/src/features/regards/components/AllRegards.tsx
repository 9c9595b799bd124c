import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useId } from 'react'
import { useLostFocus } from '@web/lib/hooks/useLostFocus'
import { regardsQueries } from '../queries/regardsQueries'
import { RegardGrid } from './RegardGrid'
import { RegardsSeo } from './RegardsSeo'
import { RegardsError, RegardsLoading } from './RegardsState'
import { Panel } from '@web/ui/Container'
import type { RegardItem } from '../helpers/toRegardItem'
import { DateParution } from './DateParution'
import { NewBadge } from './NewBadge'
import { RegardCoverImage } from './RegardCoverImage'
import { RegardLinks } from './OpenPdfLink'
import { RegardTitleLink } from './RegardTitleLink'
import { ViewCount } from './ViewCount'
import { Button } from '@web/ui/Button'
import { Notice } from '@web/ui/Notice'
import styles from './AllRegards.module.css'

export function AllRegards() {
  const query = useInfiniteQuery(regardsQueries.list())
  const { data: regards, error, isPending, isFetching, hasNextPage, isFetchingNextPage } = query
  const contentRef = useRef<HTMLDivElement>(null)
  const count = regards?.length ?? 0
  const shownCount = useRef(count)
  // The button of the last page goes: the first new card gets the focus.
  useLostFocus(contentRef, count, () =>
    contentRef.current?.querySelectorAll('article, li')[shownCount.current]?.querySelector('a'),
  )
  useEffect(() => {
    shownCount.current = count
  }, [count])

  if (isPending || (!regards && isFetching)) return <RegardsLoading />
  if (!regards) return <RegardsError error={error} onRetry={() => void query.refetch()} />

  const [latest, ...previous] = regards
  if (!latest) return <NoRegards />

  return (
    <div className={styles.content} ref={contentRef}>
      <RegardsSeo regards={regards} />
      <LatestRegard regard={latest} />
      {previous.length > 0 && <RegardGrid title="Numéros précédents" regards={previous} hasYears />}
      {hasNextPage && (
        <LoadMore
          isLoading={isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </div>
  )
}

function NoRegards() {
  return (
    <Panel>
      <RegardsSeo regards={[]} />
      <p className={styles.strong}>Aucun numéro disponible pour le moment.</p>
      {/* oxlint-disable-next-line regards/french-typography -- the specification, to the letter */}
      <p>{"Les administrateurs peuvent ajouter des numéros via la page d'administration."}</p>
    </Panel>
  )
}

/** The newest issue, highlighted above the others: its cover and all of its data. */
function LatestRegard({ regard }: { regard: RegardItem }) {
  const titleId = useId()
  return (
    <article className={styles.frame}>
      <div className={styles.coverPlace}>
        <RegardCoverImage
          cover={regard.couverture}
          sizes="(width < 48rem) min(17rem, 100vw - 4.5rem), 20rem"
          isPriority
        />
      </div>
      <div className={styles.body}>
        <NewBadge />
        <h2 className={styles.title} id={titleId}>
          <RegardTitleLink numero={regard.numero} />
        </h2>
        <DateParution date={regard.dateParution} />
        {regard.titre && <p className={styles.headline}>{regard.titre}</p>}
        {regard.sommaire && <p className={styles.summary}>{regard.sommaire}</p>}
        <RegardLinks regard={regard} describedBy={titleId} />
        <ViewCount count={regard.nombreDeVue} />
      </div>
    </article>
  )
}

type LoadMoreProps = {
  isLoading: boolean
  hasFailed: boolean
  onMore: () => void
}

/** Button that loads the next issues of the list. */
function LoadMore({ isLoading, hasFailed, onMore }: LoadMoreProps) {
  return (
    <div className={styles.loadMoreFrame}>
      {hasFailed && (
        <Notice variant="danger">Les numéros suivants n’ont pas pu être chargés. Réessayez.</Notice>
      )}
      <Button
        data-look="secondary"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) onMore()
        }}
      >
        {isLoading ? 'Chargement…' : 'Afficher plus de numéros'}
      </Button>
    </div>
  )
}
