import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { toFrenchMessage } from '../../../../lib/api/errors'
import { theme } from '../../../../theme/theme'
import { LoadError } from '../../../../ui/LoadError'
import { LoadMore } from '../../../../ui/LoadMore'
import { Notice } from '../../../../ui/Notice'
import { Spinner } from '../../../../ui/Spinner'
import { useTemporaryFlag } from '../../../../lib/hooks/useTemporaryFlag'
import { publishedRegardsQuery } from '../../queries/publishedRegardsQuery'
import { RegardList } from './RegardList'
import { ScannedPagesLink } from './ScannedPagesLink'

const doneNoticeMs = 6_000

/** List of the published issues, with actions to correct, delete and announce them. */
export function PublishedRegards() {
  const titleId = useId()
  const [doneMessage, setDoneMessage] = useState('')
  const [isDoneShown, showDone] = useTemporaryFlag(doneNoticeMs)

  return (
    <Frame aria-labelledby={titleId}>
      <Title id={titleId} tabIndex={-1}>
        Numéros publiés
      </Title>
      <ScannedPagesLink />
      <Content
        onDone={(sentence) => {
          setDoneMessage(sentence)
          showDone()
        }}
      />
      <StickyNotice>
        <Notice variant="success">{isDoneShown && doneMessage}</Notice>
      </StickyNotice>
    </Frame>
  )
}

function Content({ onDone }: { onDone: (sentence: string) => void }) {
  const query = useInfiniteQuery(publishedRegardsQuery)
  const { data: regards, error, isPending, isFetching } = query

  if (isPending || (!regards && isFetching)) return <Spinner label="Chargement des numéros…" />

  if (!regards) {
    return (
      <LoadError
        sentence="Les numéros publiés n’ont pas pu être chargés."
        detail={toFrenchMessage(error)}
        onRetry={() => void query.refetch()}
      />
    )
  }

  return (
    <>
      {query.isRefetchError && !isFetching && (
        <LoadError
          sentence="Cette liste n’est peut-être plus à jour."
          detail={toFrenchMessage(error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {regards.length === 0 && <Empty>Aucun numéro n’est encore publié.</Empty>}
      <RegardList regards={regards} onDone={onDone} />
      {query.hasNextPage && (
        <LoadMore
          label="Afficher plus de numéros"
          failure="Les numéros suivants n’ont pas pu être chargés. Réessayez."
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  )
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  width: 100%;
  max-width: ${theme.widths.prose};
`

const Title = styled.h2`
  font-size: ${theme.fontSizes.h2};
`

const Empty = styled.p`
  color: ${theme.colors.muted};
`

/** Stays in view while the list scrolls. */
const StickyNotice = styled.div`
  position: sticky;
  inset-block-end: ${theme.space.m};
`
