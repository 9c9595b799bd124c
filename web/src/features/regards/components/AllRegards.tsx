import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLostFocus } from '@web/lib/hooks/useLostFocus'
import { LoadMore } from '@web/ui/LoadMore'
import { regardsQueries } from '../queries/regardsQueries'
import { LatestRegard } from './LatestRegard'
import { RegardGrid } from './RegardGrid'
import { RegardsSeo } from './RegardsSeo'
import { RegardsError, RegardsLoading } from './RegardsState'
import { Panel } from '@web/ui/Panel'
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
