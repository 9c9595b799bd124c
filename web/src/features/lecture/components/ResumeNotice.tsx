import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { media } from '@web/theme/media'
import { theme } from '@web/theme/theme'
import { Button } from '@web/ui/Button'
import { CloseIcon } from '@web/ui/icons/CloseIcon'
import { VisuallyHidden } from '@web/ui/VisuallyHidden'
import { getReadingPosition } from '../helpers/readingPositions'
import type { TurnTo } from '../hooks/usePageTurns'
import { ToolButton } from '@web/ui/ToolButton'

type ResumeNoticeProps = {
  numero: number
  page: number
  pageCount: number
  /** Words of a search; with them no resumption is offered. */
  marked: string
  onTurn: TurnTo
}

/** Offers to resume where the reading stopped, until a page is turned. */
export function ResumeNotice({ numero, page, pageCount, marked, onTurn }: ResumeNoticeProps) {
  const [offered, setOffered] = useState<number>()

  useEffect(() => {
    // Read after hydration: the server's HTML is the same for everybody.
    const stopped = getReadingPosition(numero)
    if (page === 1 && !marked && stopped !== undefined && stopped <= pageCount) setOffered(stopped)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the issue is opened
  }, [numero])

  const isOffered = offered !== undefined && page === 1
  return (
    <Region role="status">
      {isOffered && (
        <Frame>
          <p>Vous en étiez à la page {offered}.</p>
          <Resume type="button" onClick={() => onTurn(offered, { isJump: true })}>
            Reprendre
          </Resume>
          <ToolButton onClick={() => setOffered(undefined)}>
            <CloseIcon />
            <VisuallyHidden>Rester à la première page</VisuallyHidden>
          </ToolButton>
        </Frame>
      )}
    </Region>
  )
}

/** At the end of the pages, above the bar with the turn buttons however high it is. */
const Region = styled.div`
  grid-area: stage;
  align-self: end;
  position: relative;
  z-index: ${theme.zIndexes.banner};
  display: grid;
  justify-content: center;
  padding: ${theme.space.xs};
  pointer-events: none;

  ${media.print} {
    display: none;
  }
`

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space.s};
  padding: ${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.m};
  border: 1px solid ${theme.colors.line};
  border-block-start: 3px solid ${theme.colors.ochre};
  border-radius: ${theme.radii.medium};
  background: ${theme.colors.surface};
  color: ${theme.colors.ink};
  line-height: 1.3;
  pointer-events: auto;
  box-shadow: ${theme.shadows.high};
`

const Resume = styled(Button)`
  flex: none;
  white-space: nowrap;
`
