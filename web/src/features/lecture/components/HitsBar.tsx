import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { paths } from '@web/domain/paths'
import { normalizeQuery } from '@web/lib/format/normalizeQuery'
import { useIsHydrated } from '@web/lib/hydration/useIsHydrated'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { ChevronIcon } from '@web/ui/icons/ChevronIcon'
import { TextLink } from '@web/ui/links/TextLink'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { findHits } from '../helpers/findHits'
import type { TurnTo } from '../hooks/usePageTurns'
import { issueSearchQuery } from '../queries/issueSearchQuery'
import { ToolButton } from './ToolButton'

type HitsBarProps = {
  numero: number
  /** The pages that are shown, ascending. */
  shown: number[]
  /** Words that are marked; the bar is not there without. */
  search: string
  onTurn: TurnTo
}

/** From one page with the searched words to the next, and back to the results of the site's search. */
export function HitsBar({ numero, shown, search, onTurn }: HitsBarProps) {
  // The server renders one page for all searches.
  const q = useIsHydrated() ? normalizeQuery(search) : ''
  const { data } = useQuery({ ...issueSearchQuery(numero, q), enabled: q !== '' })
  if (q === '') return null
  const { place, count, previous, next } = findHits(data?.resultats ?? [], shown)

  return (
    <Frame role="group" aria-label="Pages où les mots sont trouvés">
      <ToolButton
        title="Page trouvée précédente"
        aria-disabled={previous === undefined || undefined}
        onClick={() => previous !== undefined && onTurn(previous, { isJump: true })}
      >
        <ChevronIcon direction="left" />
        <VisuallyHidden>Page trouvée précédente</VisuallyHidden>
      </ToolButton>
      <Words>
        <span>«&nbsp;{q}&nbsp;»</span>
        {count > 0 && (
          <Count>{place ? `${place} sur ${count}` : `${count} page${count > 1 ? 's' : ''}`}</Count>
        )}
      </Words>
      <ToolButton
        title="Page trouvée suivante"
        aria-disabled={next === undefined || undefined}
        onClick={() => next !== undefined && onTurn(next, { isJump: true })}
      >
        <ChevronIcon direction="right" />
        <VisuallyHidden>Page trouvée suivante</VisuallyHidden>
      </ToolButton>
      <TextLink href={paths.resultats({ q })}>
        <VisuallyHidden>Retour aux </VisuallyHidden>
        <Results>résultats</Results>
      </TextLink>
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: ${theme.space.xxs};
  /* Contains a text that is hidden visually. */
  position: relative;
  min-width: 0;
  font-size: ${theme.fontSizes.small};

  /* Its buttons do nothing without script. */
  ${media.noScript} {
    display: none;
  }
`

/** Begins the words that are seen. */
const Results = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`

const Words = styled.p`
  display: flex;
  gap: ${theme.space.xxs};
  max-width: min(16rem, 50vw);

  & > span:first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Count = styled.span`
  flex: none;
  color: ${theme.colors.muted};
  font-variant-numeric: tabular-nums;
`
