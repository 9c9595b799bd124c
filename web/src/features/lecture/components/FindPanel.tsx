import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { paths } from '../../../domain/paths'
import { toFrenchMessage } from '../../../lib/api/errors'
import { media } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/Button'
import { Input } from '../../../ui/Input'
import { LoadError } from '../../../ui/LoadError'
import { onPlainClick } from '../helpers/onPlainClick'
import { findInText } from '../helpers/findWords'
import type { TurnTo } from '../hooks/usePageTurns'
import { texteQuery } from '../queries/texteQuery'

type FindPanelProps = {
  numero: number
  page: number
  search: string
  onTurn: TurnTo
}

/** Longest search, in characters. */
const maxLength = 100

/** Search in the issue: a field, and the pages where the words are. */
export function FindPanel({ numero, page, search, onTurn }: FindPanelProps) {
  const [text, setText] = useState(search)
  const isSearched = search.trim() !== ''
  const { data, error, isPending, refetch } = useQuery({
    ...texteQuery(numero),
    enabled: isSearched,
  })

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    onTurn(page, { search: text.trim() })
  }

  const results = (data ?? [])
    .map(({ page: number, texte }) => ({ page: number, ...findInText(texte, search) }))
    .filter(({ count }) => count > 0)

  return (
    <Column>
      <Form role="search" onSubmit={handleSubmit}>
        <Input
          type="search"
          aria-label="Mots à chercher dans ce numéro"
          maxLength={maxLength}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit">Chercher</Button>
      </Form>
      <Status role="status">
        {isSearched &&
          (isPending ? 'Recherche en cours…' : data && describeResults(results.length))}
      </Status>
      {isSearched && error && (
        <LoadError
          sentence="La recherche n’a pas abouti."
          detail={toFrenchMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {isSearched && (
        <ul>
          {results.map((result) => (
            <li key={result.page}>
              <Result
                href={`${paths.regardLecture(numero, result.page)}?${new URLSearchParams({ q: search })}`}
                aria-current={result.page === page ? 'page' : undefined}
                onClick={onPlainClick(() => onTurn(result.page, { isJump: true }))}
              >
                <strong>Page {result.page}</strong>
                <Passage>
                  {result.passage.map(({ texte, isMarked }, index) => (
                    <span key={index}>{isMarked ? <Mark>{texte}</Mark> : texte} </span>
                  ))}
                </Passage>
              </Result>
            </li>
          ))}
        </ul>
      )}
    </Column>
  )
}

function describeResults(pageCount: number): string {
  if (pageCount === 0) return 'Ces mots ne sont pas dans ce numéro.'
  return pageCount === 1 ? 'Trouvé sur une page.' : `Trouvé sur ${pageCount} pages.`
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
`

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  & > input {
    flex: 1 1 8rem;
    width: auto;
    min-width: 0;
  }
`

const Status = styled.p`
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`

const Result = styled.a`
  display: block;
  padding: ${theme.space.xs};
  border-radius: ${theme.radii.small};
  color: ${theme.colors.ink};
  line-height: 1.4;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${theme.colors.sunken};
    }
  }

  &[aria-current] {
    box-shadow: inset 3px 0 0 ${theme.colors.ochre};
  }
`

const Passage = styled.span`
  display: block;
  color: ${theme.colors.muted};
  font-size: ${theme.fontSizes.small};
`

const Mark = styled.mark`
  background: none;
  color: ${theme.colors.accentText};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-decoration-color: ${theme.colors.ochre};
  text-underline-offset: 0.2em;
`
