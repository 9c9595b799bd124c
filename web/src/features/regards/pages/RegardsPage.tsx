import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { toFrenchMessage } from '../../../lib/errors'
import { Container } from '../../../ui/Container'
import { LoadError } from '../../../ui/LoadError'
import { LoadMore } from '../../../ui/LoadMore'
import { PageTitle } from '../../../ui/PageTitle'
import { Panel } from '../../../ui/Panel'
import { Spinner } from '../../../ui/Spinner'
import { LatestRegard } from '../components/LatestRegard'
import { PreviousRegards } from '../components/PreviousRegards'
import { regardsQueries } from '../queries/regardsQueries'

/** The magazine: its newest issue, then all the others. */
export function RegardsPage() {
  return (
    <Frame>
      <PageTitle>Regards</PageTitle>
      <header>
        <Title>Regards</Title>
        <Lead>La revue trimestrielle des arts et traditions populaires, à lire en ligne.</Lead>
      </header>
      <RegardsContent />
    </Frame>
  )
}

function RegardsContent() {
  const query = useInfiniteQuery(regardsQueries.list())
  const { data: regards, error, isPending, isFetching, hasNextPage, isFetchingNextPage } = query
  const contentRef = useFocusOnNewCards(regards?.length ?? 0, hasNextPage)

  if (isPending || (!regards && isFetching)) return <Spinner label="Chargement des données..." />

  if (!regards) {
    return (
      <LoadError
        sentence="Erreur lors du chargement des données"
        detail={toFrenchMessage(error)}
        onRetry={() => void query.refetch()}
      />
    )
  }

  const [latest, ...previous] = regards
  if (!latest) {
    return (
      <Panel>
        <Strong>Aucun numéro disponible pour le moment.</Strong>
        {/* eslint-disable-next-line no-restricted-syntax -- the specification, to the letter */}
        <p>{"Les administrateurs peuvent ajouter des numéros via la page d'administration."}</p>
      </Panel>
    )
  }

  return (
    <Content ref={contentRef}>
      <LatestRegard regard={latest} />
      {previous.length > 0 && <PreviousRegards regards={previous} />}
      {hasNextPage && (
        <LoadMore
          label="Afficher plus de numéros"
          failure="Les numéros suivants n’ont pas pu être chargés. Réessayez."
          isLoading={isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </Content>
  )
}

/** The button goes away with the last page: whoever used it goes on at the first new card. */
function useFocusOnNewCards(count: number, hasNextPage: boolean) {
  const contentRef = useRef<HTMLDivElement>(null)
  const previousCount = useRef(count)
  useEffect(() => {
    const firstNew = previousCount.current
    previousCount.current = count
    const hadButton = document.activeElement === document.body
    if (firstNew === 0 || count <= firstNew || hasNextPage || !hadButton) return
    contentRef.current?.querySelectorAll('a')[firstNew]?.focus({ preventScroll: true })
  }, [count, hasNextPage])
  return contentRef
}

const Frame = styled(Container)`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.25rem);
  padding-block: clamp(1.75rem, 4vw, 3rem) ${({ theme }) => theme.space.section};
`

const Title = styled.h1`
  font-size: ${({ theme }) => theme.fontSizes.h1};
`

const Lead = styled.p`
  margin-top: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.fontSizes.lead};
`

const Strong = styled.p`
  font-family: ${({ theme }) => theme.fonts.title};
  font-size: ${({ theme }) => theme.fontSizes.h3};
  line-height: 1.3;
`

const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.section};
`
