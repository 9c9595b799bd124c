import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { toFrenchMessage } from '../../../../lib/api/errors'
import { theme } from '../../../../theme/theme'
import { Button } from '../../../../ui/Button'
import { Field } from '../../../../ui/Field'
import { Input } from '../../../../ui/Input'
import { LoadError } from '../../../../ui/LoadError'
import { Notice } from '../../../../ui/Notice'
import { Spinner } from '../../../../ui/Spinner'
import { useTemporaryFlag } from '../../../../lib/hooks/useTemporaryFlag'
import {
  publishedRegardsQuery,
  type PublishedRegardsRange,
} from '../../queries/publishedRegardsQuery'
import { RegardList } from './RegardList'
import { ScannedPagesLinks } from './ScannedPagesLinks'

const doneNoticeMs = 6_000

export function PublishedRegards() {
  const titleId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [range, setRange] = useState<PublishedRegardsRange>({ page: 1, numero: undefined })
  const [done, setDone] = useState({ sentence: '', variant: 'success' as 'success' | 'neutral' })
  const [isDoneShown, showDone] = useTemporaryFlag(doneNoticeMs)

  return (
    <Frame aria-labelledby={titleId}>
      <Title id={titleId} ref={titleRef} tabIndex={-1}>
        Les numéros
      </Title>
      <ScannedPagesLinks />
      <SearchByNumero onSearch={(numero) => setRange({ page: 1, numero })} />
      <Content
        range={range}
        onPage={(page) => {
          setRange({ ...range, page })
          titleRef.current?.focus()
        }}
        onDone={(sentence, variant = 'success') => {
          setDone({ sentence, variant })
          showDone()
        }}
      />
      <StickyNotice>
        <Notice variant={done.variant}>{isDoneShown && done.sentence}</Notice>
      </StickyNotice>
    </Frame>
  )
}

type SearchByNumeroProps = {
  /** Called with undefined to show every issue. */
  onSearch: (numero: number | undefined) => void
}

function SearchByNumero({ onSearch }: SearchByNumeroProps) {
  const [typed, setTyped] = useState('')

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    onSearch(Number.isSafeInteger(Number(typed)) && Number(typed) > 0 ? Number(typed) : undefined)
  }

  return (
    <SearchForm role="search" onSubmit={handleSubmit} noValidate>
      <Field label="Chercher dans l’archive" error={undefined}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            placeholder="Ex\u00a0: 52"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              if (currentTarget.value === '') onSearch(undefined)
            }}
            onWheel={(event) => event.currentTarget.blur()}
          />
        )}
      </Field>
      <Button type="submit" $look="secondary">
        Chercher
      </Button>
    </SearchForm>
  )
}

type ContentProps = {
  range: PublishedRegardsRange
  onPage: (page: number) => void
  onDone: (sentence: string, variant?: 'success' | 'neutral') => void
}

function Content({ range, onPage, onDone }: ContentProps) {
  const query = useQuery(publishedRegardsQuery(range))
  const { data, error, isPending, isFetching } = query

  if (isPending || (!data && isFetching)) return <Spinner label="Chargement des numéros…" />

  if (!data) {
    return (
      <LoadError
        sentence="Les numéros publiés n’ont pas pu être chargés."
        detail={toFrenchMessage(error)}
        onRetry={() => void query.refetch()}
      />
    )
  }

  const { regards, totalPages } = data
  return (
    <>
      {query.isRefetchError && !isFetching && (
        <LoadError
          sentence="Cette liste n’est peut-être plus à jour."
          detail={toFrenchMessage(error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {regards.length === 0 && <Empty>{describeEmpty(range)}</Empty>}
      <RegardList regards={regards} onDone={onDone} />
      {(totalPages > 1 || range.page > 1) && (
        <Pages aria-label="Pages de la liste">
          {range.page > 1 && (
            <Button
              type="button"
              $look="secondary"
              onClick={() => onPage(Math.min(range.page - 1, totalPages))}
            >
              Page précédente
            </Button>
          )}
          <span>
            Page {range.page} sur {totalPages}
          </span>
          {range.page < totalPages && (
            <Button type="button" $look="secondary" onClick={() => onPage(range.page + 1)}>
              Page suivante
            </Button>
          )}
        </Pages>
      )}
    </>
  )
}

function describeEmpty({ page, numero }: PublishedRegardsRange): string {
  if (numero !== undefined) return `L’archive n’a pas de numéro ${numero}.`
  return page > 1 ? 'Cette page n’a plus de numéros.' : 'Aucun numéro n’est encore publié.'
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

const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 16rem) auto;
  justify-content: start;
  align-items: end;
  gap: ${theme.space.s};
`

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  font-variant-numeric: tabular-nums;
`
